import { useEffect, useState, type ReactNode } from 'react';
import { isUpdate } from '@site/src/client/isUpdate';
import { Updated } from './Updated';
import styles from './styles.module.css';

/** Returns whether an error occurred because the site was updated. Returns undefined until this is known. */
export function useIsUpdate(error: unknown): boolean | undefined {
  const [known, setKnown] = useState<{ readonly error: unknown; readonly is: boolean }>();
  useEffect(() => {
    let isOver = false;
    void isUpdate(error).then((is) => {
      if (!isOver) setKnown({ error, is });
    });
    return () => {
      isOver = true;
    };
  }, [error]);
  return known?.error === error ? known?.is : undefined;
}

interface Props {
  readonly name: string;
  readonly error: unknown;
  retry(): void;
}

/** Shows a message and a Retry or Reload button in place of a part that didn't load. */
export function PartFailure({ name, error, retry }: Props): ReactNode {
  const isUpdated = useIsUpdate(error);
  if (isUpdated === undefined) return null;
  if (isUpdated) return <Updated />;
  return (
    <div className={styles.failure} role="alert">
      <p>{name} did not load. Check your connection, then retry.</p>
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
