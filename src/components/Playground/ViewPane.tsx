import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Stage } from '../Example/Stage';
import { StageBar } from '../Example/StageBar';
import { useFullScreen } from '../Example/useFullScreen';
import { useLatest } from '../Example/useLatest';
import { describeState } from '../Example/words';
import type { Place } from '../Example/editor/FileEditor';
import stageStyles from '../Example/stage.module.css';
import type { View } from './useView';
import styles from './view.module.css';

interface Props {
  readonly view: View;
  /** What the version is called. */
  readonly label: string;
  readonly release: string;
  readonly title: string;
  readonly poster: string | null;
  readonly startLabel: string;
  /** Whether the reader starts it; undefined until that is known. */
  readonly byHand: boolean | undefined;
  start(): void;
  goTo(place: Place): void;
  /** The pointer or the keyboard went into this view. */
  onLead(): void;
}

/** Tells when the frame within `section` gets the keyboard: the page sees only that it lost it itself. */
function useFrameFocus(section: RefObject<HTMLElement | null>, onFocus: () => void): void {
  const latest = useLatest(onFocus);
  useEffect(() => {
    const look = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement && section.current?.contains(activeElement)) {
        latest.current();
      }
    };
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  }, [latest, section]);
}

/** One view with its bar, as high as there is room. */
export function ViewPane(props: Props): ReactNode {
  const { view, label, release, title, poster, startLabel, byHand, start, goTo, onLead } = props;
  const { run, handling, stage, container } = view;
  const fullScreen = useFullScreen(stage);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useFrameFocus(section, onLead);
  return (
    <section
      ref={section}
      className={styles.view}
      aria-labelledby={id}
      data-view={view.folder}
      data-state={run.state.type}
      onPointerEnter={onLead}
      onFocus={onLead}
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
          handling={handling}
        />
        <StageBar
          run={run}
          fullScreen={fullScreen}
          status={describeState(run.state, release)}
          release={handling.release}
          start={start}
        />
      </div>
    </section>
  );
}
