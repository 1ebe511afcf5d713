/** The run of an embed: like that of an example page, without a project of the reader's, kept changes or a console. */
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
  /** Whether the reader starts it; undefined until that is known. */
  readonly byHand: boolean | undefined;
  readonly handling: ExampleHandling;
  /** Starts the program as its reader wants it. */
  start(): void;
}

/** Nothing is said to be done when a run begins. */
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
