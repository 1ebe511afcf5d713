/** Code blocks that cannot compile by their nature. */

/** A code block that is shown and not compiled. */
export interface Fragment {
  /** As after the language: `fragment=name`. */
  readonly name: string;
  /** Why it cannot compile; for the next writer. */
  readonly reason: string;
}

/** Most entries that {@link fragments} may have over the whole site. */
export const maxFragments = 10;

/** All fragments of the site. An entry that no page uses fails the check. */
export const fragments: readonly Fragment[] = [
  {
    name: 'joins-pages',
    reason:
      'It imports the client of the page about authentication; `npx tsx scripts/checkFirstProgram.ts` compiles both.',
  },
];
