// Change: (ejected) has its own design, advice, and a reload button for when a retry doesn't help. Also shows a message
// if the site was updated while the page was open. On upgrade: check that Loading still gets `error`, `retry` and
// `pastDelay` from react-loadable. By default, Docusaurus never shows load errors. src/client/routeLoading.ts makes
// Docusaurus show them.
import type { ComponentProps, ReactNode } from 'react';
import { reloadLabel, reloadPage, updatedMessage } from '@reveal-docs/page-script/updated';
import { useIsUpdate } from '@site/src/components/LazyPart/PartFailure';
import type LoadingComponent from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingComponent>;

function Failure({ error, retry }: Pick<Props, 'error' | 'retry'>): ReactNode {
  const isUpdated = useIsUpdate(error);
  if (isUpdated === undefined) return null;
  if (isUpdated) {
    return (
      <div className={styles.failure} role="alert">
        <h1>{updatedMessage}</h1>
        <p>Your text is saved.</p>
        <p className={styles.actions}>
          <button type="button" className="button button--primary" onClick={reloadPage}>
            {reloadLabel}
          </button>
        </p>
      </div>
    );
  }
  return (
    // This element isn't a landmark, because it can be inside <main> or replace the whole page.
    <div className={styles.failure} role="alert">
      <h1>This page did not load.</h1>
      <p>Part of the page could not be loaded. Check your connection, then retry.</p>
      <p className={styles.error}>{String(error)}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
        <button type="button" className="button button--secondary" onClick={reloadPage}>
          {reloadLabel}
        </button>
      </p>
    </div>
  );
}

/** Appears while parts of a page load. Shows a spinner after a delay, or the error. */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  // react-loadable passes null, although its types say undefined.
  if (error) return <Failure error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading the page
    </div>
  );
}
