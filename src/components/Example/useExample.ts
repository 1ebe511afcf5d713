/** State of an example: its code, run, console, connection, and open panels. */
import { useState, type RefObject } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { examplesPage } from './arrivals';
import { useAutoStart, type StartMode } from './useAutoStart';
import { useConnection, useRunOfConnection } from './useConnection';
import { useExampleOnPage } from './useExampleOnPage';
import { useExampleRun, type ExampleRun } from './useExampleRun';
import { useHandling, type ExampleHandling } from './useHandling';
import { useLog, type Log } from './useLog';
import { usePanels, type Panels } from './usePanels';
import { useShownCode, type ShownCode } from './useShownCode';

export interface ExampleInput {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly description: string;
  readonly startMode: StartMode;
  /** Elements of the example: the whole, the part that goes full screen, and the frame's parent. */
  readonly section: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly container: RefObject<HTMLElement | null>;
}

export interface Example {
  readonly shown: ShownCode;
  readonly run: ExampleRun;
  readonly log: Log;
  readonly handling: ExampleHandling;
  readonly panels: Panels;
  readonly connection: Connection | undefined;
  /** Whether the example waits for a click. Undefined until known. */
  readonly byHand: boolean | undefined;
  readonly isConsoleOpen: boolean;
  toggleConsole(): void;
  /** Runs the current code. */
  start(): void;
  /**
   * Applies the reader's decision about the code, ends a foreign run, and removes the link from the
   * URL.
   */
  settle(decide: () => void): void;
  /** Ends the connection for the reader. */
  disconnect(): void;
}

export function useExample(input: ExampleInput): Example {
  const { program, title, description, startMode, section, stage, container } = input;
  const shown = useShownCode(program);
  const { code, kind } = shown;
  const log = useLog();
  const handling = useHandling(container);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const connected = useConnection();
  const { connection } = connected;
  const run = useExampleRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    kind,
    compile: shown.compile,
    connection,
    onStart: log.clear,
    onMessage: (message) => {
      log.add(message);
      handling.onMessage(message);
    },
  });
  const start = () => {
    if (kind !== 'built') {
      setConsoleOpen(true);
      shown.accept();
      shown.allowCheck();
      // The frame could steal the focus while the reader types a token.
      examplesPage.otherStarts();
    }
    run.start(code.from === 'link' ? shown.linkCamera : undefined);
  };
  useRunOfConnection(connected.changes, start);
  const panels = usePanels(program, connected, run.camera);
  const { closeProject } = panels;
  useExampleOnPage({ program, source: shown, run, connection: connected, closeProject });
  const byHand = useAutoStart(stage, startMode, run, shown);
  return {
    shown,
    run,
    log,
    handling,
    panels,
    connection,
    byHand,
    isConsoleOpen,
    toggleConsole: () => setConsoleOpen(!isConsoleOpen),
    start,
    settle: (decide) => {
      // The pressed button disappears, so move the focus first.
      section.current?.focus({ preventScroll: true });
      decide();
      shown.settle();
      closeProject();
      if (run.running()?.kind === 'foreign') run.drop();
    },
    disconnect: () => {
      closeProject();
      connected.change(undefined);
    },
  };
}
