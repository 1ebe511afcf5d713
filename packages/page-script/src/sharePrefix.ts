/**
 * Prefix of a URL hash that contains a program. Pages load `Example/share.ts`, which decodes the hash, only for this
 * prefix.
 */
export const sharePrefix = '#example=';
