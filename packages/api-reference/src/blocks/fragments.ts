/** Lists the code blocks that can't compile. */

/** A code block that is shown but not compiled, with the reason. */
export interface Fragment {
  /** The name after the language: `fragment=name`. */
  readonly name: string;
  /** Reason why it can't compile, for future writers. */
  readonly reason: string;
}

/** Maximum number of {@link fragments} on the whole site. */
export const maxFragments = 10;

/** All fragments of the site. An unused entry fails the check. */
export const fragments: readonly Fragment[] = [
  {
    name: 'joins-pages',
    reason:
      'It imports the client from the page about authentication; `npx tsx scripts/checkFirstProgram.ts` compiles both.',
  },
];
