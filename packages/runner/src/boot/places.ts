/** Finds the line of the program that caused an error or a message. */

export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Matches the URL of a module and, if a line number follows, the first digit of the line number. */
const moduleAddress = /(blob:[^\s"'()]+?\/[\da-f-]{36})(:\d)?/g;

/** Replaces module URLs in the text with import names, or with file names if a line number follows. */
export function nameModules(
  text: string,
  { files, names }: { readonly files: ProgramUrls; readonly names: ReadonlyMap<string, string> },
): string {
  return text.replace(moduleAddress, (found, url: string, line: string | undefined) => {
    const name = (line === undefined ? undefined : files.get(url)) ?? names.get(url);
    return name === undefined ? found : name + (line ?? '');
  });
}

/** File names of the program's modules, by module URL. */
export type ProgramUrls = ReadonlyMap<string, string>;

/** Converts a position to a place. Returns an empty place if the URL doesn't belong to one of the program's modules. */
export function placeOf(urls: ProgramUrls, url: string, line?: number, column?: number): Place {
  const file = urls.get(url);
  if (file === undefined) return {};
  return {
    file,
    ...(line === undefined || line < 1 ? {} : { line }),
    ...(column === undefined || column < 1 ? {} : { column }),
  };
}

/** Matches a position such as `blob:null/…:12:5` in any browser's stack format. */
const frameLine = /(blob:[^\s()]+?):(\d+):(\d+)/;

/** Returns the URL, line and column of each stack frame, innermost first. */
function framesOf(stack: string): { url: string; line: number; column: number }[] {
  return stack.split('\n').flatMap((text) => {
    const [, url, line, column] = frameLine.exec(text) ?? [];
    return url === undefined ? [] : [{ url, line: Number(line), column: Number(column) }];
  });
}

/** Returns the innermost place in the program's own files, or an empty place. */
export function placeInStack(urls: ProgramUrls, stack: string | undefined): Place {
  const found = framesOf(stack ?? '').find(({ url }) => urls.has(url));
  return found === undefined ? {} : placeOf(urls, found.url, found.line, found.column);
}

/** Returns the place of a function's caller, or an empty place if the caller isn't the program. */
export function placeOfCaller(urls: ProgramUrls, stack: string | undefined): Place {
  const caller = framesOf(stack ?? '')[0];
  return caller === undefined ? {} : placeOf(urls, caller.url, caller.line, caller.column);
}

/** Matches the error messages of Chromium, Firefox and Safari for a missing export. */
const missingExport =
  /export named:? '?([\w$]+)|import not found: ([\w$]+)|binding name '([\w$]+)'/;

/**
 * Finds the import of a missing export, because the browser's error doesn't include a position. Returns the first line
 * that contains the name, because imports come first.
 */
export function placeOfMissingExport(
  program: readonly { readonly file: string; readonly code: string }[],
  message: string,
): Place {
  const names = missingExport.exec(message)?.slice(1) ?? [];
  const name = names.find((item) => item !== undefined);
  if (name === undefined) return {};
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  for (const { file, code } of program) {
    const index = code.split('\n').findIndex((line) => word.test(line));
    if (index >= 0) return { file, line: index + 1 };
  }
  return {};
}
