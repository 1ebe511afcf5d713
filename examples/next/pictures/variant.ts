/** Which picture of a program is made; `npx tsx scripts/guideShots.ts` puts in the names of pictures.json, one after another. */
export const variant: string = 'Default';
