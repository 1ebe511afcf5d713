import { useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import type { DemoOnlyReason, ExampleProgram } from '@reveal-docs/runner/program/example';
import { MoreIcon } from '../Menu/icons';
import { Menu, type MenuItem } from '../Menu/Menu';
import { TextButton } from './buttons';
import { CopyCode } from './CopyCode';
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

const menuLabels = { download: 'Download', project: 'Use my project' } as const;

/** Notes in the menu that explain why an example doesn't run on the reader's project. */
const reasons: Readonly<Record<DemoOnlyReason, string>> = {
  demo: 'Refers to parts of the demo project',
  images: 'Can’t read your image files',
};

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

interface MenuPanelProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Panel that the reader opened from the menu. It receives focus, so that screen readers announce it. */
function MenuPanel({ label, children }: MenuPanelProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className={codeStyles.panel}>
      {children}
    </div>
  );
}

/**
 * Actions for the code: copy it, edit it in the playground, share the camera, download the code, and run it on the
 * reader's project.
 */
export function CodeActions(props: Props): ReactNode {
  const { program, example } = props;
  const { panel, togglePanel, run } = example;
  const { ownProject } = program;
  const item = (type: keyof typeof menuLabels): MenuItem => ({
    label: menuLabels[type],
    checked: panel?.type === type,
    onSelect: () => togglePanel(type),
  });
  const project =
    'needs' in ownProject
      ? item('project')
      : { ...item('project'), disabled: true, note: reasons[ownProject.demoOnly] };
  return (
    <>
      <div className={codeStyles.actions} role="group" aria-label="Code">
        <CopyCode files={program.files} />
        <PlaygroundLink program={program} run={run} />
        <TextButton onClick={() => togglePanel('camera')} expanded={panel?.type === 'camera'}>
          Share
        </TextButton>
        <Menu
          label="More actions"
          hasChevron={false}
          className={codeStyles.more}
          groups={[{ items: [item('download'), project] }]}
        >
          <MoreIcon />
        </Menu>
      </div>
      {panel === undefined || panel.type === 'camera' ? (
        <OpenPanel {...props} />
      ) : (
        <MenuPanel key={panel.type} label={menuLabels[panel.type]}>
          <OpenPanel {...props} />
        </MenuPanel>
      )}
    </>
  );
}
