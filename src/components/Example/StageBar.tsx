import type { ReactNode } from 'react';
import { FullScreenButton, IconButton, TextButton } from './buttons';
import { PlayIcon, ResetViewIcon, RestartIcon, StopIcon } from './icons';
import { StatusLight } from './StatusLight';
import { isLive, type Run } from './useRun';
import type { FullScreen } from './useFullScreen';
import styles from './bar.module.css';

interface Props {
  readonly run: Run;
  readonly fullScreen: FullScreen;
  readonly status: string;
  /** State of the console button. Undefined if this toolbar doesn't have the button. */
  readonly console?: { readonly label: string; readonly isOpen: boolean; toggle(): void };
  readonly release: (() => void) | undefined;
  /** Label of the start button. Undefined if that button is on the picture. */
  readonly startLabel?: string | undefined;
  /** Whether the button that stops the program is outside this toolbar. */
  readonly isStoppedElsewhere?: boolean;
  start(): void;
}

/** Toolbar below the 3D view. Shows the status and buttons. */
export function StageBar(props: Props): ReactNode {
  const { run, fullScreen, status, console, release, startLabel, start } = props;
  const { isStoppedElsewhere = false } = props;
  const { state } = run;
  const hasRun = state.type !== 'idle' && state.type !== 'unsupported';
  const canStart = state.type === 'idle' && startLabel !== undefined;
  return (
    <div className={styles.bar}>
      <p className={styles.status} role="status">
        <StatusLight />
        {fullScreen.refusal ?? status}
      </p>
      <div className={styles.buttons} role="group" aria-label="3D view">
        {release !== undefined && <TextButton onClick={release}>Scroll the page</TextButton>}
        {canStart && (
          <TextButton primary onClick={start}>
            <PlayIcon />
            {startLabel}
          </TextButton>
        )}
        {console !== undefined && !canStart && (
          <TextButton onClick={console.toggle} expanded={console.isOpen}>
            {console.label}
          </TextButton>
        )}
        {hasRun && (
          <>
            {!isStoppedElsewhere && (
              <IconButton label="Stop" onClick={() => run.stop('reader')} disabled={!isLive(state)}>
                <StopIcon />
              </IconButton>
            )}
            <IconButton label="Restart" onClick={start}>
              <RestartIcon />
            </IconButton>
            <IconButton
              label="Reset view"
              onClick={run.resetView}
              disabled={state.type !== 'running' || state.viewers === 0}
            >
              <ResetViewIcon />
            </IconButton>
          </>
        )}
        <FullScreenButton fullScreen={fullScreen} />
      </div>
    </div>
  );
}
