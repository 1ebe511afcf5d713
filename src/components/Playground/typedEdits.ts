/** Collects what the reader types, until a pause. */

/** Changes the text of a file. */
export type Edit = (file: string, source: string) => void;

/** Pause in typing that ends a collection, in milliseconds. */
export const typingPause = 400;

export interface TypedEdits {
  /** Adds a file's text, which replaces an earlier one. */
  readonly add: Edit;
  /** Passes on the texts now. Without any, does nothing. */
  readonly flush: () => void;
  /** Discards the texts. */
  readonly drop: () => void;
}

/** `take` receives the latest text of each changed file. */
export function createTypedEdits(
  take: (texts: readonly (readonly [file: string, source: string])[]) => void,
): TypedEdits {
  const typed = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    typed.clear();
  };
  const flush = () => {
    const texts = [...typed];
    drop();
    if (texts.length > 0) take(texts);
  };
  return {
    add(file, source) {
      typed.set(file, source);
      clearTimeout(timer);
      timer = setTimeout(flush, typingPause);
    },
    flush,
    drop,
  };
}

/**
 * Whether a key can start an action that needs the latest text. Keys that type don't, and some
 * keyboards type with AltGr.
 */
export function isShortcut(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}
