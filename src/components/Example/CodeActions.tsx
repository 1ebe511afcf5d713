import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { Camera } from '@site/src/frame/messages';
import { TextButton } from './buttons';
import { editsOf } from './edits';
import type { ProgramFiles } from './useProgramFiles';
import styles from './styles.module.css';

const SharePanel = lazy(() => import('./SharePanel'));
const DownloadPanel = lazy(() => import('./DownloadPanel'));
const ProjectPanel = lazy(() => import('./ProjectPanel'));

/** What can be opened below the buttons, one at a time. */
type Panel = 'share' | 'download' | 'project';

interface Props {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly code: ProgramFiles;
  readonly connection: Connection | undefined;
  readonly isEditing: boolean;
  readonly camera: () => Camera | undefined;
  toggleEditor(): void;
  run(): void;
  connect(connection: Connection | undefined): void;
}

const noSecrets: readonly string[] = [];

/** What can be done with the code: change, run, reset, share, take home, point at one's own project. */
export function CodeActions(props: Props): ReactNode {
  const { program, title, code, connection, isEditing, camera } = props;
  const [panel, setPanel] = useState<Panel>();
  const [view, setView] = useState<Camera>();
  const isChanged = code.origin !== 'built';
  const changed = useMemo(
    () => editsOf(program.files, code.files)?.files ?? {},
    [code.files, program],
  );
  const secrets = useMemo(
    () => (connection === undefined ? noSecrets : [connection.token]),
    [connection],
  );
  const open = (wanted: Panel) => {
    // The link is to what the reader sees now.
    setView(camera());
    setPanel(panel === wanted ? undefined : wanted);
  };

  return (
    <>
      <div className={styles.actions} role="group" aria-label="Code">
        <TextButton onClick={props.toggleEditor}>{isEditing ? 'Read' : 'Edit'}</TextButton>
        {(isEditing || isChanged) && (
          <TextButton primary onClick={props.run}>
            Run
          </TextButton>
        )}
        {isChanged && <TextButton onClick={code.reset}>Reset</TextButton>}
        <TextButton onClick={() => open('share')} expanded={panel === 'share'}>
          Share
        </TextButton>
        <TextButton onClick={() => open('download')} expanded={panel === 'download'}>
          Download
        </TextButton>
        <TextButton onClick={() => open('project')} expanded={panel === 'project'}>
          Your own project
        </TextButton>
        <p className={styles.mark}>
          {code.origin === 'edited' && 'Changed'}
          {code.isOutdated && '; the example has a newer version, which Reset shows'}
        </p>
      </div>
      <Suspense fallback={<p className={styles.waiting}>Loading</p>}>
        {panel === 'share' && (
          <SharePanel
            name={program.name}
            folder={program.folder}
            changed={changed}
            camera={view}
            secrets={secrets}
            openDownload={() => setPanel('download')}
          />
        )}
        {panel === 'download' && (
          <DownloadPanel
            input={{
              name: program.name,
              title,
              folder: program.folder,
              release: program.release,
              files: code.files,
              url: window.location.origin + window.location.pathname,
            }}
          />
        )}
        {panel === 'project' && (
          <ProjectPanel
            connection={connection}
            onConnect={props.connect}
            onDisconnect={() => props.connect(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
