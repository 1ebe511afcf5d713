export type Edit = (file: string, source: string) => void;

/** Length of the pause in typing after which `take` receives the collected texts, in milliseconds. */
export const typingPause = 400;

export interface TypedEdits {
  /** Adds the new text of a file, which replaces the file's previous text. */
  readonly add: Edit;
  /** Passes the collected texts to `take` immediately. Does nothing if no texts were added. */
  readonly flush: () => void;
  readonly drop: () => void;
}

/** Collects changed texts while the reader types. At a pause, passes the latest text of each changed file to `take`. */
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

/** Returns whether a key press might be a shortcut. AltGr doesn't count, because readers type characters with it. */
export function isShortcut(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}
