/**
 * How the page shows the code of an example: its origin, and whether and where it's open in the
 * editor.
 */
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
  /** The result of the last link. */
  readonly arrival: Arrival;
  /** Camera from the link. */
  readonly linkCamera: Camera | undefined;
  readonly isEditing: boolean;
  /** Line to show in the editor. */
  readonly place: Place | undefined;
  /** Whether the code is too large to show or run automatically. */
  readonly isHeldBack: boolean;
  /** Whether types aren't to be checked yet: somebody else's code, which the reader has neither run nor changed. */
  readonly holdsCheck: boolean;
  /** The reader runs the code, so its types may be checked. */
  allowCheck(): void;
  toggleEditor(): void;
  /** Opens the editor at a line. */
  goTo(place: Place): void;
  /** Allows showing or running large code. */
  accept(): void;
  /** Like {@link ProgramFiles.change}, for edits in the editor. */
  edit(file: string, source: string): void;
  /** Removes the link from the URL after the reader decided what to do with its code. */
  settle(): void;
}

export function useShownCode(program: ExampleProgram): ShownCode {
  const source = useProgramFiles(program);
  const { code } = source;
  const [isEditing, setEditing] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [linkCamera, setLinkCamera] = useState<Camera>();
  /** Whether the reader chose to show or run large code. */
  const [accepted, setAccepted] = useState(false);
  const [mayCheck, setMayCheck] = useState(false);
  const arrival = useArrival(program, ({ files, camera }) => {
    source.showLinked(files);
    setLinkCamera(camera);
    setAccepted(false);
    setMayCheck(false);
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
    holdsCheck: code.foreign.length > 0 && !mayCheck,
    allowCheck: () => setMayCheck(true),
    toggleEditor: () => setEditing(!isEditing),
    goTo,
    accept: () => setAccepted(true),
    edit: (file, text) => {
      if (code.from === 'link') settleArrival();
      setAccepted(true);
      setMayCheck(true);
      source.change(file, text);
    },
    settle: () => {
      settleArrival();
      setAccepted(false);
      setLinkCamera(undefined);
    },
  };
}
