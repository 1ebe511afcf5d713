/** A code block that can't be compiled. */
export interface Fragment {
  /** Value of the block's `fragment` attribute. */
  readonly name: string;
  /** Reason why the block can't be compiled. */
  readonly reason: string;
}

export const maxFragments = 10;

/** The check fails if an entry is unused. */
export const fragments: readonly Fragment[] = [
  {
    name: 'joins-pages',
    reason:
      'The block imports the client from the authentication page. `npx tsx scripts/checkFirstProgram.ts` compiles both blocks.',
  },
];
