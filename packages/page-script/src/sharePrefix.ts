/**
 * Prefix of a URL hash that contains a program. `Example/share.ts`, which decodes the hash, is loaded only for this
 * prefix.
 */
export const sharePrefix = '#example=';
