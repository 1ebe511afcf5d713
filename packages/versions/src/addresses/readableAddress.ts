/** The encoded character U+FFFD, which replaces bytes that can't be decoded. */
const replacement = '%EF%BF%BD';

/** Decodes a sequence of encoded bytes. Returns undefined if the bytes aren't valid UTF-8. */
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
 * Repairs invalid percent-encoding in a path, so that the router can decode the path twice. Valid paths don't change.
 */
export function readablePath(path: string): string {
  return isReadable(() => decodeURI(decodeURI(path))) ? path : mend(path);
}

/**
 * Repairs invalid percent-encoding in a fragment. Valid fragments don't change. `fragment` is empty or starts with `#`.
 */
export function readableFragment(fragment: string): string {
  return isReadable(() => decodeURIComponent(fragment)) ? fragment : mend(fragment);
}
