/** Name of the picture. `npx tsx scripts/guideShots.ts` inserts each name from pictures.json. */
export const variant: string = 'Default';
