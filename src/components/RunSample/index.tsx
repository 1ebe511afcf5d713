import { useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import styles from './styles.module.css';

interface Props {
  /** Name of the sample: `Symbol` or `Symbol.member`. */
  readonly name: string;
  /** Path of its program, relative to the site's base path. */
  readonly file: string;
}

const Running = lazyPart(() => import('./Running'), {
  waiting: <p className={styles.waiting}>Loading the example…</p>,
  name: 'The example',
});

/** Name of the running sample. Only one sample runs at a time, because each needs a graphics context. */
let current: string | undefined;
const listeners = new Set<() => void>();

function setCurrent(name: string | undefined): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // When the last sample unmounts, the reader has left the page.
    if (listeners.size === 0) current = undefined;
  };
}

/** A button on API pages that runs a sample in a view below the sample's code. */
export default function RunSample({ name, file }: Props): ReactNode {
  const isRunning = useSyncExternalStore(
    subscribe,
    () => current === name,
    () => false,
  );
  return (
    <div className={styles.sample} data-search="ignore">
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-label={`${isRunning ? 'Close' : 'Run'} the example for ${name}`}
        onClick={() => setCurrent(isRunning ? undefined : name)}
      >
        {isRunning ? 'Close' : 'Run'}
      </button>
      {isRunning && <Running name={name} file={file} />}
    </div>
  );
}
