import { useState, type ReactNode } from 'react';
import type { Condition } from '@reveal-docs/lessons/judge';
import type { LessonData } from '@site/src/plugins/lessons/path';
import type { Place } from '../Example/editor/FileEditor';
import type { Problems } from '../Example/editor/limitTime';
import { isLive } from '../Example/useRun';
import { MoreIcon } from '../Menu/icons';
import { Menu } from '../Menu/Menu';
import { isRight } from '../Playground/problems';
import { useMedia } from '../useMedia';
import { CodePart } from './CodePart';
import { Help } from './Help';
import { Shell, type LessonPart } from './Shell';
import { useLesson, type Lesson } from './useLesson';
import { Verdicts } from './Verdicts';
import { ViewPart } from './ViewPart';
import styles from './lesson.module.css';

interface ActionProps {
  readonly state: Lesson;
  run(): void;
  check(): void;
}

function Actions({ state, run, check }: ActionProps): ReactNode {
  const canStop = isLive(state.view.run.state) && !state.isEdited;
  const isChecking = state.check.type === 'checking';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={canStop ? undefined : 'Control+Enter Meta+Enter'}
        onClick={canStop ? () => state.view.run.stop('reader') : run}
      >
        {canStop ? 'Stop' : 'Run'}
      </button>
      <button
        type="button"
        className={styles.primary}
        // Unlike `disabled`, this attribute lets the button keep focus.
        aria-disabled={isChecking}
        onClick={isChecking ? undefined : check}
      >
        {isChecking ? 'Checking…' : 'Check'}
      </button>
    </>
  );
}

function Notes({ stored }: Pick<Lesson, 'stored'>): ReactNode {
  const lost =
    'This browser doesn’t store your progress. Your progress is lost when you close this tab.';
  return (
    <div role="status">
      {stored.note !== undefined && <p className={styles.note}>{stored.note}</p>}
      {!stored.isKept && <p className={styles.note}>{lost}</p>}
    </div>
  );
}

interface VersionProps {
  readonly lesson: LessonData;
  readonly folder: string;
  choose(folder: string): void;
}

/** Menu of the versions that can run the lesson. On phones, the bar only has room for an icon. */
function VersionMenu({ lesson: { versions }, folder, choose }: VersionProps): ReactNode {
  const isPhone = useMedia('(width < 600px)');
  if (isPhone) {
    const items = versions.map((version) => ({
      label: version.label,
      checked: version.folder === folder,
      onSelect: () => choose(version.folder),
    }));
    return (
      <Menu
        label="Version"
        hasChevron={false}
        groups={[{ heading: 'Version', isChoice: true, items }]}
        className={styles.more}
      >
        <MoreIcon />
      </Menu>
    );
  }
  return (
    <label className={styles.version}>
      <span>Version</span>
      <select value={folder} onChange={(event) => choose(event.target.value)}>
        {versions.map((version) => (
          <option key={version.folder} value={version.folder}>
            {version.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly lesson: LessonData;
  readonly conditions: readonly Condition[];
  readonly text: ReactNode;
}

interface VersionedProps extends Props {
  readonly version: LessonData['versions'][number];
  readonly menu: ReactNode;
}

function VersionedWorkspace(props: VersionedProps): ReactNode {
  const { lesson, conditions, text, version, menu } = props;
  const { folder } = version;
  const state = useLesson({ lesson, conditions, folder });
  const [part, setPart] = useState<LessonPart>('lesson');
  const [place, setPlace] = useState<Place>();
  const [types, setTypes] = useState<Problems>();

  function run(): void {
    setPart('view');
    state.run();
  }
  function check(): void {
    setPart('lesson');
    state.runCheck();
  }
  function goTo(target: Place): void {
    setPart('code');
    setPlace(target);
  }

  return (
    <Shell
      {...{ lesson, part }}
      show={setPart}
      text={
        <>
          <Notes stored={state.stored} />
          {text}
          <Verdicts
            check={state.check}
            conditions={conditions}
            isPassed={state.entry.passed}
            hasTypeErrors={Array.isArray(types) && !isRight(types)}
            next={lesson.next}
            retry={check}
          />
          <Help lesson={lesson} state={state} show={() => setPart('view')} />
        </>
      }
      actions={
        <>
          {menu}
          <Actions {...{ state, run, check }} />
        </>
      }
      code={<CodePart {...{ folder, state, place, types, setTypes, goTo, run }} />}
      view={<ViewPart {...{ lesson, version, state, run, goTo }} />}
    />
  );
}

const noVersion = { folder: '', label: '', release: '' };

/** The interactive part of a lesson. It renders only in browsers. */
export default function Workspace(props: Props): ReactNode {
  const { lesson } = props;
  const [chosen, choose] = useState<string>();
  const version =
    lesson.versions.find(({ folder }) => folder === chosen) ?? lesson.versions[0] ?? noVersion;
  return (
    <VersionedWorkspace
      // Create a new component for each version, because each version needs a separate run.
      key={version.folder}
      {...props}
      version={version}
      menu={<VersionMenu lesson={lesson} folder={version.folder} choose={choose} />}
    />
  );
}
