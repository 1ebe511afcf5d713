/** Makes parts of an address decodable. Pure. */

/** U+FFFD, which stands for what cannot be decoded. */
const replacement = '%EF%BF%BD';

/** Decodes a run of percent-encoded bytes; undefined when it is not text. */
function decodeRun(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

function mend(part: string): string {
  return part.replace(/(?:%[\da-f]{2})+|%/gi, (run) => {
    const text = decodeRun(run);
    return text === undefined || text.includes('%') ? replacement : run;
  });
}

function isReadable(read: () => string): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** A path that can be decoded twice, as it is on its way through the router; `path` itself where it can. */
export function readablePath(path: string): string {
  return isReadable(() => decodeURI(decodeURI(path))) ? path : mend(path);
}

/** A fragment, with its `#` or empty, that can be decoded; `fragment` itself where it can. */
export function readableFragment(fragment: string): string {
  return isReadable(() => decodeURIComponent(fragment)) ? fragment : mend(fragment);
}
