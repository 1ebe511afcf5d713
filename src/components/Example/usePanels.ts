/** The panel below the buttons of an example: share, download, or the reader's own project. */
import { useCallback, useRef, useState } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import type { Camera } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { examplesPage } from './arrivals';
import type { Panel } from './CodeActions';
import type { ConnectionState } from './useConnection';

export interface Panels {
  readonly panel: Panel | undefined;
  /** Opens a panel, or closes it if it's already open. */
  open(wanted: Panel['type']): void;
  showDownload(): void;
  /** Closes the panel for the reader's own project, if it's open. */
  closeProject(): void;
  /**
   * Connects to the project, unless foreign code or another event since the form opened prevents
   * it.
   */
  connect(connection: Connection): void;
}

export function usePanels(
  program: ExampleProgram,
  { connection, change }: Pick<ConnectionState, 'connection' | 'change'>,
  camera: () => Camera | undefined,
): Panels {
  const [panel, setPanel] = useState<Panel>();
  /** When the open form was opened, in the logical time of `examplesPage`. */
  const formTime = useRef(0);
  const closeProject = useCallback(
    () => setPanel((open) => (open?.type === 'project' ? undefined : open)),
    [],
  );
  return {
    panel,
    closeProject,
    showDownload: () => setPanel({ type: 'download' }),
    open: (wanted) => {
      if (panel?.type === wanted) setPanel(undefined);
      else if (wanted === 'share') setPanel({ type: 'share', view: camera() });
      else if (wanted === 'download') setPanel({ type: 'download' });
      else {
        // Only a real form ends runs.
        const isOffered = 'needs' in program.ownProject && connection === undefined;
        const refusal = isOffered ? examplesPage.prepareForm() : undefined;
        formTime.current = examplesPage.time();
        setPanel({ type: 'project', refusal });
      }
    },
    connect: (next) => {
      const refusal = examplesPage.refusal(formTime.current);
      if (refusal === undefined) change(next);
      else if (refusal === 'late') closeProject();
      else setPanel({ type: 'project', refusal });
    },
  };
}
