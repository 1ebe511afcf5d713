import type { ReactNode, RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { reloadLabel, reloadPage } from '@reveal-docs/page-script/updated';
import clsx from 'clsx';
import { PosterImage } from '../PosterImage';
import { TextButton } from './buttons';
import { PlayIcon, RestartIcon } from './icons';
import { describeFailure, type ExampleState } from './describe';
import stageStyles from './stage.module.css';
import styles from './styles.module.css';

interface PosterProps {
  readonly poster: string | null;
  readonly picture: string | undefined;
  readonly description: string;
  /** Whether to dim the picture, because the run failed and the picture is outdated. */
  readonly isDimmed: boolean;
}

/** Placeholder until the SDK has rendered: the last picture from the previous run, the example's poster, or a logo. */
function Poster({ poster, picture, description, isDimmed }: PosterProps): ReactNode {
  const logo = useBaseUrl('img/logo.svg');
  const image = {
    className: clsx(stageStyles.poster, isDimmed && stageStyles.dimmed),
    width: 1280,
    height: 720,
  };
  const alt = `Preview of the example: ${description}`;
  if (picture !== undefined) return <img {...image} alt={alt} src={picture} />;
  if (poster !== null) return <PosterImage {...image} alt={alt} poster={poster} />;
  return (
    <div className={stageStyles.noPoster}>
      <img src={logo} alt="" width="72" height="72" />
    </div>
  );
}

function Progress({ state }: { readonly state: ExampleState }): ReactNode {
  if (state.type !== 'loading') return null;
  const { bytes, moduleBytes, itemsLoaded, itemsRequested } = state.progress;
  const modules = moduleBytes === 0 ? 0 : Math.min(1, bytes / moduleBytes);
  const model = itemsRequested === 0 ? 0 : itemsLoaded / itemsRequested;
  // The modules get the larger share, because they take most of the loading time on a first visit. On later visits, the
  // browser loads them from its cache.
  const share = 0.6 * modules + 0.4 * model;
  return (
    <div className={stageStyles.progress} aria-hidden="true">
      <div style={{ transform: `scaleX(${share.toFixed(3)})` }} />
    </div>
  );
}

interface MessageProps {
  readonly state: ExampleState;
  /** Whether the reader must click to start the example. Undefined until this is known. */
  readonly byHand: boolean | undefined;
  /** Label of the start button. Undefined if another component shows the button. */
  readonly startLabel: string | undefined;
  start(): void;
  /** Goes to a line of the program. Undefined if readers can't edit the code. */
  goTo?(place: { readonly file: string; readonly line: number }): void;
}

interface StartButtonProps {
  readonly label: string;
  /** Whether it's still unknown how the example starts, as in the prerendered page. */
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

function Message({ state, byHand, startLabel, start, goTo }: MessageProps): ReactNode {
  if (state.type === 'idle') {
    if (byHand === false || startLabel === undefined) return null;
    return <StartButton label={startLabel} isWaiting={byHand === undefined} start={start} />;
  }
  if (state.type === 'stopped') return <StartButton label="Start again" start={start} />;
  if (state.type === 'unsupported') {
    return (
      <div className={stageStyles.notice} role="alert">
        <p className={stageStyles.noticeTitle}>This browser can’t display 3D graphics.</p>
        <p>
          The viewer needs WebGL 2. Update the browser or turn on hardware acceleration in its
          settings. The picture and the code below show what the example does.
        </p>
      </div>
    );
  }
  if (state.type !== 'failed') return null;
  const { failure } = state;
  const { title, message, place, advice } = describeFailure(failure);
  const { file, line } = failure;
  const isUpdated = failure.reason === 'updated';
  const canGo = goTo !== undefined && file !== undefined && line !== undefined;
  return (
    <div className={stageStyles.notice} role="alert">
      <p className={stageStyles.noticeTitle}>{title}</p>
      <p className={stageStyles.noticeMessage}>{message}</p>
      {place !== undefined && <p className={stageStyles.noticePlace}>{place}</p>}
      <p>{advice}</p>
      <div className={styles.noticeButtons}>
        {canGo && (
          <TextButton primary onClick={() => goTo({ file, line })}>
            Go to line {line}
          </TextButton>
        )}
        {canGo && !isUpdated ? (
          <TextButton onClick={start}>Restart</TextButton>
        ) : (
          <button
            type="button"
            className={stageStyles.noticeButton}
            onClick={isUpdated ? reloadPage : start}
          >
            <RestartIcon />
            {isUpdated ? reloadLabel : 'Restart'}
          </button>
        )}
      </div>
    </div>
  );
}

export interface CoverProps {
  /** Whether to explain how to zoom, because the wheel scrolled the page instead. */
  readonly showsWheelHint: boolean;
  /** Whether touch gestures scroll the page. On touch screens, they do until the reader taps the view. */
  readonly isShielded: boolean;
  captureInput(): void;
}

function Cover({ showsWheelHint, isShielded, captureInput }: CoverProps): ReactNode {
  if (isShielded) {
    return (
      <button type="button" className={stageStyles.shield} onClick={captureInput}>
        <span>Tap to move the view</span>
      </button>
    );
  }
  return showsWheelHint ? (
    <p className={stageStyles.hint} aria-hidden="true">
      Click the view to zoom with the wheel
    </p>
  ) : null;
}

interface Props extends MessageProps {
  readonly inputCapture: CoverProps;
  readonly description: string;
  readonly poster: string | null;
  readonly picture: string | undefined;
  readonly cover: ReactNode;
  readonly container: RefObject<HTMLDivElement | null>;
}

/**
 * Area with an aspect ratio of 16:9 and three layers: the picture, the program's frame, and messages. The frame becomes
 * visible when the program has rendered.
 */
export function Stage(props: Props): ReactNode {
  const { description, poster, picture, cover, container, inputCapture, ...message } = props;
  const { state } = message;
  const isDrawn = state.type === 'running' || (state.type === 'loading' && state.drawn);
  return (
    <div className={stageStyles.stage}>
      <Poster {...{ poster, picture, description }} isDimmed={state.type === 'failed'} />
      <div
        ref={container}
        className={clsx(stageStyles.frame, isDrawn && stageStyles.frameDrawn)}
        // Receives focus when the reader leaves the view with the keyboard.
        tabIndex={-1}
      />
      {state.type === 'idle' && cover}
      {state.type === 'running' && <Cover {...inputCapture} />}
      <Progress state={state} />
      <Message {...message} />
    </div>
  );
}
