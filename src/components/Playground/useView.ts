import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Camera, FrameMessage, Hit } from '@reveal-docs/runner/messages';
import { useRun, type PreparedRun, type Run, type RunInput } from '../Example/useRun';
import { useInputCapture, type InputCapture } from '../Example/useInputCapture';
import { useLatest } from '../Example/useLatest';
import { useLog, type Log } from '../Example/useLog';

export interface ViewInput {
  readonly folder: string;
  readonly title: string;
  /** Text alternative for the view. The default names the playground program. */
  readonly description?: string;
  prepare(): Promise<PreparedRun>;
  readonly background?: RunInput['background'];
  /**
   * Called when the camera moves. `hasFocus` is true if the view has focus. Focus events can't provide this, because
   * they don't fire when focus moves from one iframe to another.
   */
  onCamera(camera: Camera, hasFocus: boolean): void;
  onMessage?(message: FrameMessage): void;
}

export interface View {
  readonly folder: string;
  readonly run: Run;
  readonly log: Log;
  readonly inputCapture: InputCapture;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly container: RefObject<HTMLDivElement | null>;
  /** Result of the reader's last click in this run. Undefined before the first click. */
  readonly hit: Hit | undefined;
}

/** Creates a view with the program's run and log. The program starts when you call `run.start()`. */
export function useView(input: ViewInput): View {
  const { folder, title, prepare, description, background } = input;
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const log = useLog();
  const inputCapture = useInputCapture(container);
  const latest = useLatest(input);
  const [hit, setHit] = useState<Hit>();
  const run = useRun({
    folder,
    title: `3D view: ${title}`,
    description: description ?? `View of the playground program: ${title}.`,
    container,
    prepare,
    background,
    watchesClicks: true,
    onStart: () => {
      setHit(undefined);
      log.clear();
    },
    onMessage: (message) => {
      log.add(message);
      inputCapture.onMessage(message);
      latest.current.onMessage?.(message);
      if (message.type === 'hit') setHit(message.hit);
      if (message.type === 'camera') {
        const hasFocus = stage.current?.contains(document.activeElement) === true;
        latest.current.onCamera(message.camera, hasFocus);
      }
    },
  });
  const hasPicture = run.state.type === 'running' && run.state.viewers > 0;
  const { keepPicture } = run;
  useEffect(() => {
    if (hasPicture) keepPicture();
  }, [hasPicture, keepPicture]);
  return {
    folder,
    run,
    log,
    inputCapture,
    stage,
    container,
    hit,
  };
}
