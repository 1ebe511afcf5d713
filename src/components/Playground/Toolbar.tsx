import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { SnippetName } from '@reveal-docs/runner/types/snippet';
import { TextButton } from '../Example/buttons';
import { Chooser, type Option } from './Chooser';
import styles from './toolbar.module.css';

/** The panels below the toolbar. Only one is open at a time. */
export type PanelName = 'drafts' | 'upgrade' | 'share' | 'download' | 'embed';

export interface ToolbarProps {
  /** Name of the open draft, or of its original program. */
  readonly name: string;
  /** Templates and examples; each value is a query string. */
  readonly starts: readonly Option[];
  readonly start: string;
  readonly versions: readonly Option[];
  readonly folder: string;
  /** Folder of the version to compare with, or empty. */
  readonly beside: string;
  readonly canUpgrade: boolean;
  readonly isChanged: boolean;
  readonly autoRun: boolean;
  /** Why auto-run is unavailable, for the reader; undefined if it is available. */
  readonly noAutoRun: string | undefined;
  readonly panel: PanelName | undefined;
  /** Result of the last button press, for the reader. */
  readonly said: string;
  open(panel: PanelName): void;
  onStart(address: string): void;
  onVersion(folder: string): void;
  onCompare(folder: string): void;
  onAutoRun(on: boolean): void;
  run(): void;
  stop(): void;
  format(): void;
  insert(what: SnippetName): void;
  screenshot(): void;
  reset(): void;
}

/** The program and its SDK versions. */
function Programs(props: ToolbarProps): ReactNode {
  const { name, panel, open, versions, folder, beside } = props;
  const others = versions.filter(({ value }) => value !== folder);
  return (
    <div className={styles.group} role="group" aria-label="Program">
      <TextButton onClick={() => open('drafts')} expanded={panel === 'drafts'}>
        <span className={styles.name}>{name}</span>
      </TextButton>
      <Chooser
        label="Template"
        options={props.starts}
        value={props.start}
        onChange={props.onStart}
      />
      <Chooser label="Runs on" options={versions} value={folder} onChange={props.onVersion} />
      <Chooser
        label="Compare with"
        options={[{ value: '', label: 'None' }, ...others]}
        value={beside}
        onChange={props.onCompare}
      />
      {props.canUpgrade && (
        <TextButton onClick={() => open('upgrade')} expanded={panel === 'upgrade'}>
          Upgrade
        </TextButton>
      )}
    </div>
  );
}

const passOn = { share: 'Share', download: 'Download', embed: 'Embed' } as const;

/** Buttons that save or share the current program and picture. */
function PassOn({ panel, open, screenshot }: ToolbarProps): ReactNode {
  return (
    <div className={clsx(styles.group, styles.spread)} role="group" aria-label="Save and share">
      <TextButton onClick={screenshot}>Screenshot</TextButton>
      {(['share', 'download', 'embed'] as const).map((name) => (
        <TextButton key={name} onClick={() => open(name)} expanded={panel === name}>
          {passOn[name]}
        </TextButton>
      ))}
    </div>
  );
}

function Run(props: ToolbarProps): ReactNode {
  const { noAutoRun } = props;
  return (
    <div className={styles.group} role="group" aria-label="Run">
      <TextButton primary onClick={props.run}>
        Run
      </TextButton>
      <TextButton onClick={props.stop}>Stop</TextButton>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={props.autoRun && noAutoRun === undefined}
          disabled={noAutoRun !== undefined}
          onChange={({ target }) => props.onAutoRun(target.checked)}
        />
        {noAutoRun ?? 'Auto-run'}
      </label>
    </div>
  );
}

function Code({ insert, format, isChanged, reset }: ToolbarProps): ReactNode {
  return (
    <div className={styles.group} role="group" aria-label="Code">
      <TextButton onClick={format}>Format</TextButton>
      <TextButton onClick={() => insert('camera')}>Insert camera</TextButton>
      <TextButton onClick={() => insert('collection')}>Insert clicked node</TextButton>
      <TextButton onClick={() => insert('clippingBox')}>Insert clipping box</TextButton>
      {isChanged && <TextButton onClick={reset}>Reset</TextButton>}
    </div>
  );
}

/** The playground's toolbar: the program, the releases it runs on, and the actions on it. */
export function Toolbar(props: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <Programs {...props} />
      <PassOn {...props} />
      <div className={styles.line} />
      <Run {...props} />
      <Code {...props} />
      <p className={clsx(styles.said, styles.spread)} role="status">
        {props.said}
      </p>
    </div>
  );
}
