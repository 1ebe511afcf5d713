/**
 * Prefix of URL hashes that contain a program. Only such a hash makes a page load `Example/share.ts`, which decodes it.
 */
export const sharePrefix = '#example=';
