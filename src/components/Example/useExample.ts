import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Connection } from '@reveal-docs/runner/host/connection';
import type { Camera } from '@reveal-docs/runner/messages';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { decodeCamera } from './cameraHash';
import { useAutoStart, type StartMode } from './useAutoStart';
import { useInputCapture, type InputCapture } from './useInputCapture';
import { useLog, type Log } from './useLog';
import { useOldLink } from './useOldLink';
import { prepareExample, usePageHide, useOwnProject, useRunOfConnection } from './useOwnProject';
import { useRun, type Run } from './useRun';

export type Panel =
  /** Camera when the reader opened the panel. */
  | { readonly type: 'camera'; readonly camera: Camera | undefined }
  | { readonly type: 'download' }
  | { readonly type: 'project' };

export interface ExampleInput {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly description: string;
  readonly startMode: StartMode;
  /** The part that full screen shows. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Element that contains the frame. */
  readonly container: RefObject<HTMLElement | null>;
}

export interface Example {
  readonly run: Run;
  readonly log: Log;
  readonly inputCapture: InputCapture;
  readonly connection: Connection | undefined;
  /** Whether the example waits for a click. Undefined until this is known. */
  readonly byHand: boolean | undefined;
  readonly isConsoleOpen: boolean;
  toggleConsole(): void;
  start(): void;
  readonly panel: Panel | undefined;
  togglePanel(type: Panel['type']): void;
  /** Runs the example on the reader's project, or on the demo project if `connection` is undefined. */
  connect(connection: Connection | undefined): void;
}

/** Manages the state of an example: its run, console, connection, and open panel. */
export function useExample(input: ExampleInput): Example {
  const { program, title, description, startMode, stage, container } = input;
  const log = useLog();
  const inputCapture = useInputCapture(container);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const [panel, setPanel] = useState<Panel>();
  const { connection, changes, change, end } = useOwnProject();
  const run = useRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    prepare: () => prepareExample(program, connection),
    onStart: log.clear,
    onMessage: (message) => {
      log.add(message);
      inputCapture.onMessage(message);
    },
  });
  const { hash } = useLocation();
  const camera = decodeCamera(hash);
  const { setCamera } = run;
  useEffect(() => {
    const next = decodeCamera(hash);
    if (next !== undefined) setCamera(next);
  }, [hash, setCamera]);
  usePageHide(() => {
    setPanel((open) => (open?.type === 'project' ? undefined : open));
    if (connection !== undefined) run.drop();
    end();
  });
  const start = () => run.start(connection === undefined ? camera : undefined);
  useRunOfConnection(changes, () => {
    start();
    // The reader might have scrolled down to the connection form. Scroll back to the view, because browsers don't
    // render frames that aren't visible.
    stage.current?.scrollIntoView({ block: 'nearest' });
  });
  useOldLink();
  return {
    run,
    log,
    inputCapture,
    connection,
    byHand: useAutoStart(stage, { mode: startMode, run, isBuilt: true, camera }),
    isConsoleOpen,
    toggleConsole: () => setConsoleOpen(!isConsoleOpen),
    start,
    panel,
    togglePanel: (type) => {
      if (panel?.type === type) setPanel(undefined);
      else setPanel(type === 'camera' ? { type, camera: run.camera() } : { type });
    },
    connect: (next) => {
      if (next === undefined) setPanel(undefined);
      change(next);
    },
  };
}
