import { useId, type ReactNode } from 'react';
import { Stage } from '../Example/Stage';
import { StageBar } from '../Example/StageBar';
import { useFullScreen } from '../Example/useFullScreen';
import clsx from 'clsx';
import { describeState, type ExampleState } from '../Example/describe';
import type { Place } from '../Example/editor/FileEditor';
import stageStyles from '../Example/stage.module.css';
import type { View } from './useView';
import styles from './view.module.css';

interface Props {
  readonly view: View;
  readonly label: string;
  readonly release: string;
  /** Whether two versions are compared. If so, each view shows the name of its version. */
  readonly isCompared: boolean;
  readonly isEdited: boolean;
  readonly title: string;
  readonly poster: string | null;
  readonly startLabel: string;
  readonly byHand: boolean | undefined;
  start(): void;
  goTo(place: Place): void;
  /** Called when the reader starts using this view. */
  onLead(): void;
}

/** Whether the view shows the result of a run. Editing the code makes this result outdated. */
function showsRun(state: ExampleState): boolean {
  const { type } = state;
  return type === 'running' ? state.trouble === undefined : type === 'failed' || type === 'stopped';
}

/** A view and its toolbar, which together fill the available height. */
export function ViewPane(props: Props): ReactNode {
  const { view, label, release, title, poster, startLabel, byHand, start, goTo, onLead } = props;
  const { isCompared, isEdited } = props;
  const { run, inputCapture, stage, container } = view;
  const fullScreen = useFullScreen(stage);
  const id = useId();
  return (
    <section
      className={styles.view}
      aria-labelledby={id}
      data-view={view.folder}
      data-state={run.state.type}
      onPointerDown={onLead}
    >
      <h2 id={id} className={clsx(styles.name, !isCompared && styles.hidden)}>
        {label} <span>@cognite/reveal {release}</span>
      </h2>
      <div ref={stage} className={`${stageStyles.screen} ${stageStyles.fills}`}>
        <Stage
          description={title}
          poster={poster}
          picture={run.picture}
          cover={undefined}
          container={container}
          state={run.state}
          byHand={byHand}
          startLabel={startLabel}
          start={start}
          goTo={goTo}
          inputCapture={inputCapture}
        />
        <StageBar
          run={run}
          fullScreen={fullScreen}
          status={
            isEdited && showsRun(run.state)
              ? 'Edited since this run'
              : describeState(run.state, release)
          }
          release={inputCapture.release}
          // While the program is unchanged, the Run button in the playground's toolbar also stops it.
          isStoppedElsewhere={!isEdited && !isCompared}
          start={start}
        />
      </div>
    </section>
  );
}
