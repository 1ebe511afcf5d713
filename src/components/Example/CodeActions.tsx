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

/** What can be opened below the buttons, one at a time. */
export type Panel =
  /** With the camera as it was when the panel was opened. */
  | { readonly type: 'share'; readonly view: Camera | undefined }
  | { readonly type: 'download' }
  | { readonly type: 'project'; readonly refusal: Refusal | undefined };

interface Props {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly code: Code;
  /** Whether a change is on this page only. */
  readonly isUnkept: boolean;
  readonly connection: Connection | undefined;
  readonly isEditing: boolean;
  /** Whether the code is too large to be run unasked. */
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
  'This browser does not keep the change: share or download it before you leave this page.';

/** What can be done with the code: change, run, reset, share, take home, point at one's own project. */
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
        <TextButton onClick={props.toggleEditor}>{isEditing ? 'Read' : 'Edit'}</TextButton>
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
          {code.isOutdated && '; the example has a newer version, which Reset shows'}
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
