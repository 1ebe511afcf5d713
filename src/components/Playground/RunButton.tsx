import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useModifierKey } from '../useModifierKey';
import { PlayIcon, StopIcon } from '../Example/icons';
import { Menu, type MenuGroup } from '../Menu/Menu';
import styles from './run.module.css';

interface Props {
  readonly canStop: boolean;
  readonly options: readonly MenuGroup[];
  run(): void;
  stop(): void;
}

const shortcuts = { '⌘': '⌘↵', Ctrl: 'Ctrl ↵' } as const;

/**
 * Button that runs the program. If `canStop` is true, it stops the program instead. Its menu contains more options for
 * running.
 */
export function RunButton({ canStop, options, run, stop }: Props): ReactNode {
  const modifier = useModifierKey();
  return (
    <div className={styles.run} role="group" aria-label="Run">
      <button
        type="button"
        className={clsx(styles.button, canStop && styles.stop)}
        aria-keyshortcuts={canStop ? undefined : 'Control+Enter Meta+Enter'}
        onClick={canStop ? stop : run}
      >
        {canStop ? <StopIcon /> : <PlayIcon />}
        {canStop ? 'Stop' : 'Run'}
        {!canStop && modifier !== undefined && (
          <kbd aria-hidden="true" className={styles.keys}>
            {shortcuts[modifier]}
          </kbd>
        )}
      </button>
      <div className={styles.options}>
        <Menu
          label="Run options"
          groups={options}
          className={clsx(styles.chevron, canStop && styles.stop)}
        >
          {null}
        </Menu>
      </div>
    </div>
  );
}
