import type { ReactNode } from 'react';
import type { LessonData } from '@site/src/plugins/lessons/path';
import type { Place } from '../Example/editor/FileEditor';
import { useAutoStart } from '../Example/useAutoStart';
import { ViewPane } from '../Playground/ViewPane';
import type { Lesson } from './useLesson';
import styles from './lesson.module.css';

interface Props {
  readonly lesson: LessonData;
  readonly version: LessonData['versions'][number];
  readonly state: Lesson;
  run(): void;
  goTo(place: Place): void;
}

/** Shows the view of the reader's program, or of the solution. */
export function ViewPart({ lesson, version, state, run, goTo }: Props): ReactNode {
  const { view } = state;
  const byHand = useAutoStart(view.stage, {
    mode: 'auto',
    run: { ...view.run, start: state.run },
    // The reader's own code must not start automatically, because it might have crashed the page last time.
    isBuilt: state.isBuilt,
    camera: undefined,
  });
  return (
    <>
      {state.shown === 'solution' && (
        <div className={styles.shown} role="status">
          <span>This is the solution. Your code is unchanged.</span>
          <button type="button" className={styles.button} onClick={run}>
            Run your code
          </button>
        </div>
      )}
      <ViewPane
        view={view}
        label={version.label}
        release={version.release}
        title={lesson.title}
        poster={null}
        isCompared={false}
        isEdited={state.isEdited}
        startLabel="Run the program"
        byHand={byHand}
        start={run}
        goTo={goTo}
        onLead={() => {}}
      />
    </>
  );
}
