import { useRef, type RefObject } from 'react';
import { useAutoStart } from '../Example/useAutoStart';
import { useInputCapture, type InputCapture } from '../Example/useInputCapture';
import { useRun, type PreparedRun, type Run } from '../Example/useRun';
import type { Embedded } from './load';
import { useParent } from './useParent';

export interface EmbedRun {
  readonly run: Run;
  readonly byHand: boolean | undefined;
  readonly inputCapture: InputCapture;
  start(): void;
}

async function prepare({ program, files, foreign }: Embedded): Promise<PreparedRun> {
  if (foreign.length === 0) return { program: program.compiled };
  const { compileEdited } = await import('@site/src/builds/compileEdited');
  return { program: compileEdited(program.folder, files) };
}

/** Runs the program of an embed, without a console. */
export function useEmbedRun(
  embedded: Embedded,
  screen: RefObject<HTMLElement | null>,
  container: RefObject<HTMLElement | null>,
): EmbedRun {
  const { program, title, description, camera } = embedded;
  const isBuilt = embedded.foreign.length === 0;
  const inputCapture = useInputCapture(container);
  const run = useRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    prepare: () => prepare(embedded),
    onMessage: inputCapture.onMessage,
  });
  const byHand = useAutoStart(screen, { mode: 'auto', run, isBuilt, camera });
  const wasPressed = useRef(false);
  const start = () => run.start(camera);
  useParent({ run, start, mustPress: () => !isBuilt && !wasPressed.current });
  return {
    run,
    byHand,
    inputCapture,
    start: () => {
      wasPressed.current = true;
      start();
    },
  };
}
