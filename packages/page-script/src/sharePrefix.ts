/**
 * Prefix of a URL hash that contains a program. `Example/share.ts` decodes the hash, and is loaded
 * only if the hash has this prefix.
 */
export const sharePrefix = '#example=';
