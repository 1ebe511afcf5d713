/** Name of the reader's file in every lesson. */
export const programFile = 'program.ts';
