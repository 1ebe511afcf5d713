/** Which names the reader's files can have: they lie in one folder, beside the files that are given. Pure. */

/** Longest name of a file. */
export const maxFileName = 100;
/** Most files of a program. */
export const maxFiles = 20;

/** Names that differ in case only would be one file on some computers. */
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Why a file cannot have this name, in words; undefined when it can. `others` are the names of the reader's other files,
 * `given` those of the files that come with the program.
 */
export function checkFileName(
  name: string,
  others: readonly string[],
  given: readonly string[],
): string | undefined {
  if (name === '') return 'Type a name, such as helpers.ts.';
  if (name.length > maxFileName) {
    return `The name is ${name.length.toLocaleString('en-US')} characters long, and ${maxFileName} is the most.`;
  }
  if (/[/\\]/.test(name) || name.includes('..')) {
    return 'All files are in one folder: leave out slashes and double dots.';
  }
  if (!/^[\w.-]+$/.test(name)) {
    return 'A name can have letters from a to z, digits, hyphens, underscores and dots.';
  }
  if (!/[^.]\.ts$/.test(name)) return 'The name must end in .ts, such as helpers.ts.';
  if (given.some((file) => isSame(file, name))) {
    return `${name} is given and cannot be replaced. Choose another name.`;
  }
  const taken = others.find((file) => isSame(file, name));
  if (taken !== undefined) return `There is a file ${taken} already. Choose another name.`;
  if (others.length >= maxFiles) {
    return `A program can have ${maxFiles} files. Remove one first.`;
  }
  return undefined;
}
