/** Picture of the program to make. `npx tsx scripts/guideShots.ts` inserts the names of pictures.json, one after another. */
export const variant: string = 'Default';
