import { useId, type ReactNode } from 'react';
import { Stage } from '../Example/Stage';
import { StageBar } from '../Example/StageBar';
import { useFullScreen } from '../Example/useFullScreen';
import { describeState } from '../Example/describe';
import type { Place } from '../Example/editor/FileEditor';
import stageStyles from '../Example/stage.module.css';
import type { View } from './useView';
import styles from './view.module.css';

interface Props {
  readonly view: View;
  /** Name of the version. */
  readonly label: string;
  readonly release: string;
  readonly title: string;
  readonly poster: string | null;
  readonly startLabel: string;
  /** Whether the reader has to start the program; undefined until known. */
  readonly byHand: boolean | undefined;
  start(): void;
  goTo(place: Place): void;
  /** Called when the reader starts to use this view. */
  onLead(): void;
}

/** A view with its toolbar, which fills the available height. */
export function ViewPane(props: Props): ReactNode {
  const { view, label, release, title, poster, startLabel, byHand, start, goTo, onLead } = props;
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
      <h2 id={id} className={styles.name}>
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
          status={describeState(run.state, release)}
          release={inputCapture.release}
          start={start}
        />
      </div>
    </section>
  );
}
