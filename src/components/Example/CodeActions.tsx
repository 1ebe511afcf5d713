import type { ReactNode } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { TextButton } from './buttons';
import { PlaygroundLink } from './PlaygroundLink';
import type { Example } from './useExample';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

const panelOptions = { waiting: <p className={styles.waiting}>Loading</p>, name: 'This panel' };
const CameraPanel = lazyPart(() => import('./CameraPanel'), panelOptions);
const DownloadPanel = lazyPart(() => import('./DownloadPanel'), panelOptions);
const ProjectPanel = lazyPart(() => import('./ProjectPanel'), panelOptions);

interface Props {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly example: Example;
}

/** The panel that is open below the buttons. */
function OpenPanel({ program, title, example }: Props): ReactNode {
  const { panel, connection, connect } = example;
  const { name, folder, release, files, ownProject } = program;
  if (panel?.type === 'camera') return <CameraPanel camera={panel.camera} />;
  if (panel?.type === 'download') {
    const url = window.location.origin + window.location.pathname;
    return <DownloadPanel input={{ name, title, folder, release, files, foreign: [], url }} />;
  }
  return panel?.type === 'project' && 'needs' in ownProject ? (
    <ProjectPanel
      needs={ownProject.needs}
      connection={connection}
      onConnect={connect}
      onDisconnect={() => connect(undefined)}
    />
  ) : null;
}

/** Actions for the code: link to the camera, download, edit elsewhere, run on the reader's project. */
export function CodeActions(props: Props): ReactNode {
  const { program, example } = props;
  const { panel, togglePanel, run } = example;
  return (
    <>
      <div className={codeStyles.actions} role="group" aria-label="Code">
        <PlaygroundLink program={program} run={run} />
        <TextButton onClick={() => togglePanel('camera')} expanded={panel?.type === 'camera'}>
          Share
        </TextButton>
        <TextButton onClick={() => togglePanel('download')} expanded={panel?.type === 'download'}>
          Download
        </TextButton>
        {'needs' in program.ownProject && (
          <TextButton onClick={() => togglePanel('project')} expanded={panel?.type === 'project'}>
            Your own project
          </TextButton>
        )}
      </div>
      <OpenPanel {...props} />
    </>
  );
}
