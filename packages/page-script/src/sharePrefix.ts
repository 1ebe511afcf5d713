/** Prefix of a URL hash that contains a program. `Example/share.ts` decodes it and is loaded only then. */
export const sharePrefix = '#example=';
