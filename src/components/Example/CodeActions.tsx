import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { lazyPart } from '@site/src/components/LazyPart';
import type { Connection } from '@site/src/frame/host/connection';
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { Camera } from '@site/src/frame/messages';
import { TextButton } from './buttons';
import { changesOf, kindOf, type Code } from './edits';
import type { Refusal } from './page';
import { sharePrefix } from './shareHash';
import { playgroundPath } from '../playgroundPath';
import barStyles from './bar.module.css';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

const panel = { waiting: <p className={styles.waiting}>Loading</p>, name: 'This panel' };
const SharePanel = lazyPart(() => import('./SharePanel'), panel);
const DownloadPanel = lazyPart(() => import('./DownloadPanel'), panel);
const ProjectPanel = lazyPart(() => import('./ProjectPanel'), panel);

/** Panels below the buttons. Only one is open at a time. */
export type Panel =
  /** With the camera from when the panel opened. */
  | { readonly type: 'share'; readonly view: Camera | undefined }
  | { readonly type: 'download' }
  | { readonly type: 'project'; readonly refusal: Refusal | undefined };

interface Props {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly code: Code;
  /** Whether a change exists on this page only, because the browser couldn't save it. */
  readonly isUnkept: boolean;
  readonly connection: Connection | undefined;
  readonly isEditing: boolean;
  /** Whether the code is too large to run automatically. */
  readonly isHeldBack: boolean;
  readonly panel: Panel | undefined;
  open(panel: Panel['type']): void;
  toggleEditor(): void;
  run(): void;
  reset(): void;
  connect(connection: Connection): void;
  disconnect(): void;
}

const noSecrets: readonly string[] = [];

const unkeptWords =
  'This browser couldn’t save your change. Share or download it before you leave this page.';

/**
 * Actions for the code: edit, run, reset, share, download, and connect the reader's own project.
 */
export function CodeActions(props: Props): ReactNode {
  const { program, title, code, isUnkept, connection, isEditing, isHeldBack, panel, open } = props;
  const isChanged = kindOf(code) !== 'built';
  const { hash } = useLocation();
  const playground =
    code.from === 'link' && hash.startsWith(sharePrefix)
      ? `/playground${hash}`
      : playgroundPath({ example: program.name, version: program.folder });
  const changed = useMemo(() => changesOf(code), [code]);
  const secrets = useMemo(
    () => (connection === undefined ? noSecrets : [connection.token]),
    [connection],
  );
  return (
    <>
      <div className={codeStyles.actions} role="group" aria-label="Code">
        <TextButton onClick={props.toggleEditor}>{isEditing ? 'View' : 'Edit'}</TextButton>
        {!isHeldBack && (isEditing || isChanged) && (
          <TextButton primary onClick={props.run}>
            Run
          </TextButton>
        )}
        {isChanged && <TextButton onClick={props.reset}>Reset</TextButton>}
        <TextButton onClick={() => open('share')} expanded={panel?.type === 'share'}>
          Share
        </TextButton>
        <TextButton onClick={() => open('download')} expanded={panel?.type === 'download'}>
          Download
        </TextButton>
        <Link className={barStyles.textButton} to={playground}>
          Open in playground
        </Link>
        <TextButton onClick={() => open('project')} expanded={panel?.type === 'project'}>
          Your own project
        </TextButton>
        <p className={codeStyles.mark}>
          {code.from === 'kept' && isChanged && 'Changed'}
          {code.isOutdated && '. The example has been updated since. Reset to get the update.'}
        </p>
      </div>
      <p className={codeStyles.unkept} role="status">
        {isChanged && isUnkept && unkeptWords}
      </p>
      {panel?.type === 'share' && (
        <SharePanel
          name={program.name}
          folder={program.folder}
          changed={changed}
          camera={panel.view}
          secrets={secrets}
          openDownload={() => open('download')}
        />
      )}
      {panel?.type === 'download' && (
        <DownloadPanel
          input={{
            name: program.name,
            title,
            folder: program.folder,
            release: program.release,
            files: code.files,
            foreign: code.foreign,
            url: window.location.origin + window.location.pathname,
          }}
        />
      )}
      {panel?.type === 'project' && (
        <ProjectPanel
          ownProject={program.ownProject}
          refusal={panel.refusal}
          connection={connection}
          onConnect={props.connect}
          onDisconnect={props.disconnect}
        />
      )}
    </>
  );
}
