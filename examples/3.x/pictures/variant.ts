/** Which picture of a program is made; `npm run guides:shots` puts in the names of pictures.json, one after another. */
export const variant: string = 'Default';
