/** Which names a reader's file can have. Pure; the words are for the reader. */

/** Longest name of a file. */
export const maxFileName = 100;
/** Most files of a program. */
export const maxFiles = 20;
/** Names of modules end in this. */
const ending = '.ts';

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Why a file cannot have a name, in words; undefined when it can. `others` are the reader's other files, `given` are
 * those that are there in every program.
 */
export function refuseFileName(
  name: string,
  others: readonly string[],
  given: readonly string[] = [],
): string | undefined {
  if (name === '') return 'Type a name, such as helpers.ts.';
  if (/[/\\]/.test(name)) return 'A name has no folders: all files are in one place.';
  if (!/^[\w.-]+$/.test(name)) return 'A name has letters, digits, “-”, “_” and “.” only.';
  if (name.startsWith('.') || name.includes('..')) {
    return 'A name does not begin with a dot and has no two in a row.';
  }
  if (!name.endsWith(ending)) return `A name ends in ${ending}.`;
  if (name.endsWith('.d.ts'))
    return 'A name does not end in .d.ts: such a file has no code to run.';
  if (name.length > maxFileName) return `A name has at most ${maxFileName} characters.`;
  const sameGiven = given.find((file) => isSame(file, name));
  if (sameGiven !== undefined) return `${sameGiven} is there already, and cannot be changed.`;
  const same = others.find((file) => isSame(file, name));
  return same === undefined ? undefined : `There is a file ${same} already.`;
}

/** Why there can be no further file, in words; undefined when there can. */
export function refuseFurtherFile(files: readonly string[]): string | undefined {
  return files.length < maxFiles ? undefined : `A program has at most ${maxFiles} files.`;
}

/** Why a file cannot be there beside `others`, in words: its name, or their number. */
export function checkFileName(
  name: string,
  others: readonly string[],
  given: readonly string[],
): string | undefined {
  return refuseFileName(name, others, given) ?? refuseFurtherFile(others);
}
