/** A package whose release changes in the commands on pages. */
export interface MovedPin {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/**
 * Updates `name@release` in a page's text for changed releases. Returns the new text and the number of replacements.
 */
export function movePins(
  text: string,
  pins: readonly MovedPin[],
): { readonly text: string; readonly count: number } {
  let count = 0;
  const moved = pins
    .filter(({ from, to }) => from !== to)
    .reduce(
      (before, { name, from, to }) =>
        // Don't match part of a longer name, or the beginning of a longer release.
        before.replace(
          new RegExp(`(?<![\\w@/.-])${escape(name)}@${escape(from)}(?![\\w-]|\\.\\d)`, 'g'),
          () => {
            count += 1;
            return `${name}@${to}`;
          },
        ),
      text,
    );
  return { text: moved, count };
}

/** Returns the lines of `text` that mention a release, in the format `file:line: text`. */
export function findRelease(file: string, text: string, release: string): string[] {
  const pattern = new RegExp(`(?<![\\d.])${escape(release)}(?![\\d-]|\\.\\d)`);
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
