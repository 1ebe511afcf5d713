import { useState } from 'react';
import type { Span } from '@site/src/frame/types/protocol';
import type { Place } from './FileEditor';

export interface OpenFile {
  readonly active: string | undefined;
  /** Where to go in it, the newest of what the page and the editor itself ask for. */
  readonly target: Place | Span | undefined;
  choose(file: string | undefined): void;
  go(target: Span): void;
}

/** Which file is open: the reader's choice, until the page names a new place to go to. */
export function useOpenFile(names: readonly string[], place: Place | undefined): OpenFile {
  const [chosen, setChosen] = useState<{
    readonly file: string | undefined;
    readonly place: Place | undefined;
    readonly target: Place | Span | undefined;
  }>({ file: place?.file ?? names[0], place, target: place });
  // A new place to go to is in its file, whichever tab was open.
  const { file, target } =
    chosen.place === place ? chosen : { file: place?.file ?? chosen.file, target: place };
  return {
    // One that is gone gives way to the first.
    active: file !== undefined && names.includes(file) ? file : names[0],
    target,
    choose: (next) => setChosen({ file: next, place, target }),
    go: (next) => setChosen({ file: next.file, place, target: next }),
  };
}
