import { useState } from 'react';
import type { Span } from '@reveal-docs/runner/types/protocol';
import type { Place } from './FileEditor';

export interface OpenFile {
  readonly active: string | undefined;
  /** Position that the page or the editor requested most recently. */
  readonly target: Place | Span | undefined;
  choose(file: string | undefined): void;
  go(target: Span): void;
}

/** Manages which file is open. The file that the reader chose stays open until the page passes a new `place`. */
export function useOpenFile(names: readonly string[], place: Place | undefined): OpenFile {
  const [chosen, setChosen] = useState<{
    readonly file: string | undefined;
    readonly place: Place | undefined;
    readonly target: Place | Span | undefined;
  }>({ file: place?.file ?? names[0], place, target: place });
  const { file, target } =
    chosen.place === place ? chosen : { file: place?.file ?? chosen.file, target: place };
  return {
    // If the file no longer exists, open the first one.
    active: file !== undefined && names.includes(file) ? file : names[0],
    target,
    choose: (next) => setChosen({ file: next, place, target }),
    go: (next) => setChosen({ file: next.file, place, target: next }),
  };
}
