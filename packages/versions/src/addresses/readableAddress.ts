/** Repairs invalid percent-encoding in parts of a URL. Pure. */

/** U+FFFD, which replaces bytes that can't be decoded. */
const replacement = '%EF%BF%BD';

/** Decodes a sequence of percent-encoded bytes. Returns undefined if it isn't valid text. */
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

/**
 * Returns a path that can be decoded twice, as the router does. Returns `path` unchanged if it can
 * already be decoded twice.
 */
export function readablePath(path: string): string {
  return isReadable(() => decodeURI(decodeURI(path))) ? path : mend(path);
}

/**
 * Returns a fragment that can be decoded. Returns `fragment` unchanged if it can already be
 * decoded. A fragment is empty or begins with `#`.
 */
export function readableFragment(fragment: string): string {
  return isReadable(() => decodeURIComponent(fragment)) ? fragment : mend(fragment);
}
