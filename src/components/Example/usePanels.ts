/** What is open below the buttons of an example: sharing, download, the form for the reader's own project. */
import { useCallback, useRef, useState } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import type { Camera } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { examplesPage } from './arrivals';
import type { Panel } from './CodeActions';
import type { ConnectionState } from './useConnection';

export interface Panels {
  readonly panel: Panel | undefined;
  /** Opens a panel, or closes it where it is the one that is open. */
  open(wanted: Panel['type']): void;
  showDownload(): void;
  /** Closes the form for the reader's own project, if that is open. */
  closeProject(): void;
  /** Connects to the project of the form, unless something private came near foreign code since it was opened. */
  connect(connection: Connection): void;
}

export function usePanels(
  program: ExampleProgram,
  { connection, change }: Pick<ConnectionState, 'connection' | 'change'>,
  camera: () => Camera | undefined,
): Panels {
  const [panel, setPanel] = useState<Panel>();
  /** When the form that is open was opened, as the page counts time. */
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
        // Nothing ends for a form that is not there.
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
