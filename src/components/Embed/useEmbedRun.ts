/**
 * The run of an embed: as on an example page, but without the reader's own project, saved changes
 * or console.
 */
import { useCallback, useRef, type RefObject } from 'react';
import { noArrival } from '../Example/arrivals';
import { kindOf } from '../Example/edits';
import { useAutoStart } from '../Example/useAutoStart';
import { useExampleRun, type ExampleRun } from '../Example/useExampleRun';
import { useHandling, type ExampleHandling } from '../Example/useHandling';
import type { Embedded } from './load';
import { useParent } from './useParent';

export interface EmbedRun {
  readonly run: ExampleRun;
  /** Whether the reader has to start the program; undefined until known. */
  readonly byHand: boolean | undefined;
  readonly handling: ExampleHandling;
  /** Starts the program at the reader's request. */
  start(): void;
}

/** An embed does nothing when a run starts. */
const nothing = () => {};

export function useEmbedRun(
  { program, title, description, code, camera }: Embedded,
  screen: RefObject<HTMLElement | null>,
  container: RefObject<HTMLElement | null>,
): EmbedRun {
  const kind = kindOf(code);
  const handling = useHandling(container);
  const compile = useCallback(async () => {
    if (kind === 'built') return program.compiled;
    const { compileEdited } = await import('@site/src/frame/program/compileEdited');
    return compileEdited(program, code.files, undefined);
  }, [code, kind, program]);
  const run = useExampleRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    kind,
    compile,
    connection: undefined,
    onStart: nothing,
    onMessage: handling.onMessage,
  });
  const byHand = useAutoStart(screen, 'auto', run, {
    kind,
    arrival: noArrival(),
    linkCamera: camera,
  });
  const wasPressed = useRef(false);
  const start = () => run.start(camera);
  useParent({ run, start, mustPress: () => kind !== 'built' && !wasPressed.current });
  return {
    run,
    byHand,
    handling,
    start: () => {
      wasPressed.current = true;
      start();
    },
  };
}
