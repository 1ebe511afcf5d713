import type { ReactNode } from 'react';
import { failureHelp, failureTitle, type SearchFailure } from '@reveal-docs/search';

interface Props {
  readonly failure: SearchFailure;
  readonly onRetry: () => void;
}

/** Error screen of the overlay. The overlay's style sheet hides the results while this screen is visible. */
export function FailureScreen({ failure, onRetry }: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen search-failure" role="alert">
      <p className="DocSearch-Title">{failureTitle}</p>
      <p className="DocSearch-Help">{failureHelp(failure)}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
