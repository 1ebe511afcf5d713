export type Edit = (file: string, source: string) => void;

/** Pause in typing, in milliseconds, after which `take` receives the collected texts. */
export const typingPause = 400;

export interface TypedEdits {
  /** Adds a file's text, which replaces the file's previous text. */
  readonly add: Edit;
  /** Passes the collected texts to `take` immediately. Does nothing if no texts were added. */
  readonly flush: () => void;
  readonly drop: () => void;
}

/** Collects the text that the reader types, until a pause. `take` receives the latest text of each changed file. */
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

/** Whether a key might be a shortcut for an action that uses the text. Excludes AltGr, which can type characters. */
export function isShortcut(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}
