import type { ReactNode, RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { reloadUpdated } from '@site/src/client/typed';
import { reloadLabel } from '@site/src/client/updated';
import clsx from 'clsx';
import { TextButton } from './buttons';
import { PlayIcon, RestartIcon } from './icons';
import { describeFailure, type ExampleState } from './words';
import stageStyles from './stage.module.css';
import styles from './styles.module.css';

interface PosterProps {
  readonly poster: string | null;
  readonly picture: string | undefined;
  readonly description: string;
}

/**
 * What the view showed last, or the example's picture until the SDK has drawn; a quiet drawing where there is
 * none yet.
 */
function Poster({ poster, picture, description }: PosterProps): ReactNode {
  const url = useBaseUrl(poster ?? 'img/logo.svg');
  return poster === null && picture === undefined ? (
    <div className={stageStyles.noPoster}>
      <img src={url} alt="" width="72" height="72" />
    </div>
  ) : (
    <img
      className={stageStyles.poster}
      src={picture ?? url}
      alt={`What the example shows: ${description}`}
      width="1280"
      height="720"
    />
  );
}

/** A bar that fills with the modules' bytes, then with the model's sectors. */
function Progress({ state }: { readonly state: ExampleState }): ReactNode {
  if (state.type !== 'loading') return null;
  const { bytes, moduleBytes, itemsLoaded, itemsRequested } = state.progress;
  const modules = moduleBytes === 0 ? 0 : Math.min(1, bytes / moduleBytes);
  const model = itemsRequested === 0 ? 0 : itemsLoaded / itemsRequested;
  // Modules are most of the wait on a first visit; on later ones they are there at once.
  const share = 0.6 * modules + 0.4 * model;
  return (
    <div className={stageStyles.progress} aria-hidden="true">
      <div style={{ transform: `scaleX(${share.toFixed(3)})` }} />
    </div>
  );
}

interface MessageProps {
  readonly state: ExampleState;
  /** Whether the reader starts it; undefined until that is known. */
  readonly byHand: boolean | undefined;
  readonly startLabel: string;
  start(): void;
  /** Shows a line of the program; missing where its code cannot be changed. */
  goTo?(place: { readonly file: string; readonly line: number }): void;
}

interface StartButtonProps {
  readonly label: string;
  /** It is not known yet who starts the example: in the built page, readers who do see it. */
  readonly isWaiting?: boolean;
  start(): void;
}

function StartButton({ label, isWaiting = false, start }: StartButtonProps): ReactNode {
  return (
    <div className={clsx(stageStyles.center, isWaiting && stageStyles.waiting)}>
      <button type="button" className={stageStyles.startButton} onClick={start}>
        <PlayIcon />
        <span>{label}</span>
      </button>
    </div>
  );
}

/** What covers the picture: the start button, or what went wrong. */
function Message({ state, byHand, startLabel, start, goTo }: MessageProps): ReactNode {
  if (state.type === 'idle' && byHand !== false) {
    return <StartButton label={startLabel} isWaiting={byHand === undefined} start={start} />;
  }
  if (state.type === 'stopped') return <StartButton label="Start again" start={start} />;
  if (state.type === 'unsupported') {
    return (
      <div className={stageStyles.notice} role="alert">
        <p className={stageStyles.noticeTitle}>This browser cannot draw in 3D.</p>
        <p>
          The viewer needs WebGL 2. Update the browser or turn on hardware acceleration in its
          settings; the picture and the code below show what the example does.
        </p>
      </div>
    );
  }
  if (state.type !== 'failed') return null;
  const { failure } = state;
  const { title, message, place, advice } = describeFailure(failure);
  const { file, line } = failure;
  const isUpdated = failure.reason === 'updated';
  return (
    <div className={stageStyles.notice} role="alert">
      <p className={stageStyles.noticeTitle}>{title}</p>
      <p className={stageStyles.noticeMessage}>{message}</p>
      {place !== undefined && <p className={stageStyles.noticePlace}>{place}</p>}
      <p>{advice}</p>
      <div className={styles.noticeButtons}>
        <button
          type="button"
          className={stageStyles.noticeButton}
          onClick={isUpdated ? reloadUpdated : start}
        >
          <RestartIcon />
          {isUpdated ? reloadLabel : 'Restart'}
        </button>
        {goTo !== undefined && file !== undefined && line !== undefined && (
          <TextButton onClick={() => goTo({ file, line })}>Edit line {line}</TextButton>
        )}
      </div>
    </div>
  );
}

/** How the view takes part in scrolling by wheel and finger. */
export interface Handling {
  /** The wheel was turned over a view that leaves it to the page: the reader is told how it zooms. */
  readonly showsWheelHint: boolean;
  /** On touch screens, fingers scroll the page until the reader takes the view in hand. */
  readonly isShielded: boolean;
  takeInHand(): void;
}

/** What lies over a view that draws: a hint, or the button that lets fingers through. */
function Cover({ showsWheelHint, isShielded, takeInHand }: Handling): ReactNode {
  if (isShielded) {
    return (
      <button type="button" className={stageStyles.shield} onClick={takeInHand}>
        <span>Tap to move the view</span>
      </button>
    );
  }
  return showsWheelHint ? (
    <p className={stageStyles.hint} aria-hidden="true">
      Click the view, then the wheel zooms
    </p>
  ) : null;
}

interface Props extends MessageProps {
  readonly handling: Handling;
  readonly description: string;
  readonly poster: string | null;
  /** Last picture of a run that was stopped. */
  readonly picture: string | undefined;
  /** Lies over the picture until the example is started. */
  readonly cover: ReactNode;
  /** Element that the frame is put into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The 16:9 area with the 3D view: picture below, frame above it once it has drawn, messages on top. */
export function Stage(props: Props): ReactNode {
  const { description, poster, picture, cover, container, handling, ...message } = props;
  const { state } = message;
  const isDrawn = state.type === 'running' || (state.type === 'loading' && state.drawn);
  return (
    <div className={stageStyles.stage}>
      <Poster poster={poster} picture={picture} description={description} />
      <div
        ref={container}
        className={clsx(stageStyles.frame, isDrawn && stageStyles.frameDrawn)}
        // Where the keyboard goes when it leaves the view.
        tabIndex={-1}
      />
      {state.type === 'idle' && cover}
      {state.type === 'running' && <Cover {...handling} />}
      <Progress state={state} />
      <Message {...message} />
    </div>
  );
}
