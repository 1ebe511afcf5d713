/**
 * Prefix of a URL hash that contains a program. `Example/share.ts`, which decodes it, loads only for
 * such a hash.
 */
export const sharePrefix = '#example=';
