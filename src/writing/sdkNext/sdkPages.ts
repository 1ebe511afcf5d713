/** What a move of the SDK changes in pages by itself, and what it leaves to a writer. Pure. */

/** A package that commands in pages install in another release from now on. */
export interface MovedPin {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A page with `name@release` of moved packages replaced, and how many there were. */
export function movePins(
  text: string,
  pins: readonly MovedPin[],
): { readonly text: string; readonly count: number } {
  let count = 0;
  const moved = pins
    .filter(({ from, to }) => from !== to)
    .reduce(
      (before, { name, from, to }) =>
        // Not a part of another name, and not the beginning of another release.
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

/** Lines of a text that name a release, as `file:line: text`. */
export function findRelease(file: string, text: string, release: string): string[] {
  const pattern = new RegExp(`(?<![\\d.])${escape(release)}(?![\\d-]|\\.\\d)`);
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
