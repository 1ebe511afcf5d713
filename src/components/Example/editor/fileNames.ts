/** Maximum length of a file name, in characters. */
export const maxFileName = 100;
export const maxFiles = 20;
const ending = '.ts';

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Returns the reason why a file can't be named `name`, or undefined if it can. `others` are the reader's other files,
 * and `given` are the files that every program includes.
 */
export function refuseFileName(
  name: string,
  others: readonly string[],
  given: readonly string[] = [],
): string | undefined {
  if (name === '') return 'Enter a name, such as helpers.ts.';
  if (/[/\\]/.test(name))
    return 'A file name can’t contain slashes, because all files are in one folder.';
  if (!/^[\w.-]+$/.test(name))
    return 'A file name can contain only letters, digits, “-”, “_”, and “.”.';
  if (name.startsWith('.') || name.includes('..')) {
    return 'A file name can’t start with a dot or contain two dots in a row.';
  }
  if (!name.endsWith(ending)) return `A file name must end in ${ending}.`;
  if (name.endsWith('.d.ts'))
    return 'A file name can’t end in .d.ts, because such a file has no code to run.';
  if (name.length > maxFileName) return `A file name can have at most ${maxFileName} characters.`;
  const sameGiven = given.find((file) => isSame(file, name));
  if (sameGiven !== undefined) return `${sameGiven} already exists and can’t be changed.`;
  const same = others.find((file) => isSame(file, name));
  return same === undefined ? undefined : `A file named ${same} already exists.`;
}

/** Returns a message if the program already has {@link maxFiles} files. Otherwise, returns undefined. */
export function refuseFurtherFile(files: readonly string[]): string | undefined {
  return files.length < maxFiles ? undefined : `A program can have at most ${maxFiles} files.`;
}

/**
 * Returns the reason why a file with this name can't be added to `others`: the name is invalid, or there are too many
 * files.
 */
export function checkFileName(
  name: string,
  others: readonly string[],
  given: readonly string[],
): string | undefined {
  return refuseFileName(name, others, given) ?? refuseFurtherFile(others);
}
