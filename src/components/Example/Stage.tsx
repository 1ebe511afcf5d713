import type { ReactNode, RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { PlayIcon, RestartIcon } from './icons';
import { describeFailure, formatBytes, type ExampleState } from './words';
import styles from './styles.module.css';

interface PosterProps {
  readonly picture: string | null;
  readonly title: string;
}

/** The example's picture, shown until the SDK has drawn; a quiet drawing where there is none yet. */
function Poster({ picture, title }: PosterProps): ReactNode {
  const url = useBaseUrl(picture ?? 'img/logo.svg');
  return picture === null ? (
    <div className={styles.noPoster}>
      <img src={url} alt="" width="72" height="72" />
    </div>
  ) : (
    <img
      className={styles.poster}
      src={url}
      alt={`What the example shows: ${title}`}
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
    <div className={styles.progress} aria-hidden="true">
      <div style={{ transform: `scaleX(${share.toFixed(3)})` }} />
    </div>
  );
}

interface MessageProps {
  readonly state: ExampleState;
  readonly byHand: boolean | undefined;
  /** Bytes of the first start, when known. */
  readonly downloadBytes: number | undefined;
  start(): void;
}

/** What covers the picture: the start button, or what went wrong. */
function Message({ state, byHand, downloadBytes, start }: MessageProps): ReactNode {
  if (state.type === 'idle' && byHand === true) {
    return (
      <div className={styles.center}>
        <button type="button" className={styles.startButton} onClick={start}>
          <PlayIcon />
          <span>
            Start the example
            {downloadBytes === undefined ? '' : ` (${formatBytes(downloadBytes)})`}
          </span>
        </button>
      </div>
    );
  }
  if (state.type === 'unsupported') {
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.noticeTitle}>This browser cannot draw in 3D.</p>
        <p>
          The viewer needs WebGL 2. Update the browser or turn on hardware acceleration in its
          settings; the picture and the code below show what the example does.
        </p>
      </div>
    );
  }
  if (state.type !== 'failed') return null;
  const { title, message, place, advice } = describeFailure(state.failure);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>{title}</p>
      <p className={styles.noticeMessage}>{message}</p>
      {place !== undefined && <p className={styles.noticePlace}>{place}</p>}
      <p>{advice}</p>
      <button type="button" className={styles.noticeButton} onClick={start}>
        <RestartIcon />
        Restart
      </button>
    </div>
  );
}

interface Props extends MessageProps {
  readonly title: string;
  readonly poster: string | null;
  /** Element that the frame is put into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The 16:9 area with the 3D view: picture below, frame above it once it has drawn, messages on top. */
export function Stage({ title, poster, container, ...message }: Props): ReactNode {
  const { state } = message;
  const isDrawn = state.type === 'running' || (state.type === 'loading' && state.drawn);
  return (
    <div className={styles.stage}>
      <Poster picture={poster} title={title} />
      <div ref={container} className={clsx(styles.frame, isDrawn && styles.frameDrawn)} />
      <Progress state={state} />
      <Message {...message} />
    </div>
  );
}
