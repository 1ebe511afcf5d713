/** Registers an example with the others on its page, and reports foreign code to them. */
import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { addressChanged, examplesPage, watchAddress } from './arrivals';
import type { ConnectionState } from './useConnection';
import type { ExampleRun } from './useExampleRun';
import { useLatest } from './useLatest';
import type { Panels } from './usePanels';
import type { ProgramFiles } from './useProgramFiles';

export interface OnPageInput {
  readonly program: ExampleProgram;
  readonly source: ProgramFiles;
  readonly run: ExampleRun;
  readonly connection: ConnectionState;
  readonly closeProject: Panels['closeProject'];
}

export function useExampleOnPage(input: OnPageInput): void {
  const { program, source, run, connection, closeProject } = input;
  const { hasForeignCode } = source;
  const { running, drop } = run;
  const { end } = connection;
  const isConnected = useLatest(connection.connection !== undefined);
  useEffect(
    () =>
      examplesPage.add({
        name: program.name,
        folder: program.folder,
        hasForeignCode,
        runs: () => running()?.kind,
        endRun: drop,
        closeForm: () => {
          if (!isConnected.current) closeProject();
        },
        disconnect: () => {
          closeProject();
          end();
          if (running()?.isConnected === true) drop();
        },
      }),
    [closeProject, drop, end, hasForeignCode, isConnected, program, running],
  );
  // Runs after the registration, so that a link can find this example.
  useEffect(() => watchAddress(), []);
  const { hash } = useLocation();
  useEffect(() => addressChanged(), [hash]);
  const isForeign = source.code.foreign.length > 0 || source.keepsForeign;
  useEffect(() => {
    if (isForeign) examplesPage.foreignCame();
  }, [isForeign]);
}
