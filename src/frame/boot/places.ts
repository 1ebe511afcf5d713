/** Finds the line of the program that an error or a message comes from. */

export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Address of a module, and the number of a line when one follows. */
const moduleAddress = /(blob:[^\s"'()]+?\/[\da-f-]{36})(:\d)?/g;

/** The text with the modules named as programs name them, and by their file where a line follows. */
export function nameModules(
  text: string,
  { files, names }: { readonly files: ProgramUrls; readonly names: ReadonlyMap<string, string> },
): string {
  return text.replace(moduleAddress, (found, url: string, line: string | undefined) => {
    const name = (line === undefined ? undefined : files.get(url)) ?? names.get(url);
    return name === undefined ? found : name + (line ?? '');
  });
}

/** File names by the URL their module runs under. */
export type ProgramUrls = ReadonlyMap<string, string>;

/** Place of one URL with line and column; empty when the URL is none of the program's. */
export function placeOf(urls: ProgramUrls, url: string, line?: number, column?: number): Place {
  const file = urls.get(url);
  if (file === undefined) return {};
  return {
    file,
    ...(line === undefined || line < 1 ? {} : { line }),
    ...(column === undefined || column < 1 ? {} : { column }),
  };
}

/** `blob:null/…:12:5` in any browser's stack format. */
const frameLine = /(blob:[^\s()]+?):(\d+):(\d+)/;

/** URL, line and column of each line of a stack, innermost first. */
function framesOf(stack: string): { url: string; line: number; column: number }[] {
  return stack.split('\n').flatMap((text) => {
    const [, url, line, column] = frameLine.exec(text) ?? [];
    return url === undefined ? [] : [{ url, line: Number(line), column: Number(column) }];
  });
}

/** The innermost place in the program's own files; empty when the stack has none. */
export function placeInStack(urls: ProgramUrls, stack: string | undefined): Place {
  const found = framesOf(stack ?? '').find(({ url }) => urls.has(url));
  return found === undefined ? {} : placeOf(urls, found.url, found.line, found.column);
}

/** Where the caller of a function is, or empty when a module other than the program's called it. */
export function placeOfCaller(urls: ProgramUrls, stack: string | undefined): Place {
  const caller = framesOf(stack ?? '')[0];
  return caller === undefined ? {} : placeOf(urls, caller.url, caller.line, caller.column);
}

/** How Chromium, Firefox and Safari name an export that a module does not have. */
const missingExport =
  /export named:? '?([\w$]+)|import not found: ([\w$]+)|binding name '([\w$]+)'/;

/**
 * Where the program imports what a module does not have: the error that says so has no place. The first line
 * with the name is the import's, since imports stand first.
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
