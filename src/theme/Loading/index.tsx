// Change: own look, advice, and a reload for when retrying does not help. Ejected.
// On upgrade: Loading still gets `error`, `retry` and `pastDelay` of react-loadable. Docusaurus by itself
// never shows its error: src/client/routeLoading.ts lets it.
import type { ComponentProps, ReactNode } from 'react';
import type LoadingComponent from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingComponent>;

function Failure({ error, retry }: Pick<Props, 'error' | 'retry'>): ReactNode {
  return (
    // No landmark of its own: it may stand inside of the main one, or in place of the whole page.
    <div className={styles.failure} role="alert">
      <h1>This page did not load.</h1>
      <p>
        Part of it could not be fetched. Check your connection, then retry. If the site was updated
        since you opened it, reload the page.
      </p>
      <p className={styles.error}>{String(error)}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => window.location.reload()}
        >
          Reload the page
        </button>
      </p>
    </div>
  );
}

/** What stands for a page while its parts load: nothing at first, a spinner after a delay, or the error. */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  // react-loadable hands over null, its types say undefined.
  if (error) return <Failure error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading the page
    </div>
  );
}
