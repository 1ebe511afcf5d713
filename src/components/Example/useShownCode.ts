/** The code of an example as the page shows it: whose it is, whether it is open in the editor, and at which line. */
import { useCallback, useMemo, useState } from 'react';
import type { Camera } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { settleArrival, type Arrival } from './arrivals';
import type { Place } from './editor/FileEditor';
import { kindOf, type CodeKind } from './edits';
import { isTooLarge, sizeOf, type CodeSize } from './limits';
import { useArrival } from './useArrival';
import { useProgramFiles, type ProgramFiles } from './useProgramFiles';

export interface ShownCode extends ProgramFiles {
  readonly kind: CodeKind;
  readonly size: CodeSize;
  /** What the last link brought to the page. */
  readonly arrival: Arrival;
  /** The view that came with the code of the link. */
  readonly linkCamera: Camera | undefined;
  readonly isEditing: boolean;
  /** Where the editor is to be. */
  readonly place: Place | undefined;
  /** Whether the code is too large to be shown or run unasked. */
  readonly isHeldBack: boolean;
  toggleEditor(): void;
  /** Opens the editor at a line. */
  goTo(place: Place): void;
  /** The reader wants to see or run the code, however large. */
  accept(): void;
  /** Like {@link ProgramFiles.change}, for what the reader types. */
  edit(file: string, source: string): void;
  /** The reader decided about the code: a link is not read again. */
  settle(): void;
}

export function useShownCode(program: ExampleProgram): ShownCode {
  const source = useProgramFiles(program);
  const { code } = source;
  const [isEditing, setEditing] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [linkCamera, setLinkCamera] = useState<Camera>();
  /** Large code that the reader wanted to see or run all the same. */
  const [accepted, setAccepted] = useState(false);
  const arrival = useArrival(program, ({ files, camera }) => {
    source.showLinked(files);
    setLinkCamera(camera);
    setAccepted(false);
    setEditing(false);
  });
  const size = useMemo(() => sizeOf(code.files), [code.files]);
  const goTo = useCallback(({ file, line }: Place) => {
    setEditing(true);
    setPlace({ file, line });
  }, []);
  return {
    ...source,
    kind: kindOf(code),
    size,
    arrival,
    linkCamera,
    isEditing,
    place,
    isHeldBack: code.from === 'kept' && isTooLarge(size) && !accepted && !isEditing,
    toggleEditor: () => setEditing(!isEditing),
    goTo,
    accept: () => setAccepted(true),
    edit: (file, text) => {
      if (code.from === 'link') settleArrival();
      setAccepted(true);
      source.change(file, text);
    },
    settle: () => {
      settleArrival();
      setAccepted(false);
      setLinkCamera(undefined);
    },
  };
}
