import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, type ReactNode } from 'react';
import { hitView } from './hitView';
import { Marked } from './Marked';
import type { Found } from './usePagedSearch';
import styles from './searchPage.module.css';

interface Props {
  readonly found: Found;
  readonly onMore: () => void;
}

function useOnVisible(onVisible: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onVisible();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onVisible]);
  return ref;
}

/** List of results. Scrolling down or clicking the button loads more results. */
export function ResultList({ found, onMore }: Props): ReactNode {
  const end = useOnVisible(onMore);
  const base = useBaseUrl('/');
  const { hits, hasMore, isLoadingMore, moreFailed } = found;
  return (
    <>
      <ol className={styles.results}>
        {hits.map((hit) => {
          const { title, trail, text } = hitView(hit);
          return (
            <li key={hit.objectID} className={styles.result}>
              <h2 className={styles.title}>
                <Link to={hit.url}>
                  <Marked text={title} />
                </Link>
              </h2>
              <p className={styles.trail}>
                {/* A page's title doesn't have headings above it, so show the folders in the page's URL. */}
                {trail.length === 0 &&
                  hit.url.slice(base.length).split('/').slice(0, -1).join(' › ')}
                {trail.map((name, index) => (
                  <span key={index}>
                    {index > 0 && ' › '}
                    <Marked text={name} />
                  </span>
                ))}
              </p>
              {text !== undefined && (
                <p className={styles.text}>
                  <Marked text={text} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {/* After a failure, only the button loads more results. */}
      {hasMore && !moreFailed && <div ref={end} />}
      {hasMore && (
        <p className={styles.more} aria-live="polite">
          {moreFailed && 'Couldn’t load more results. '}
          <button
            type="button"
            className="button button--secondary"
            disabled={isLoadingMore}
            onClick={onMore}
          >
            {isLoadingMore ? 'Loading more results…' : moreFailed ? 'Retry' : 'Show more results'}
          </button>
        </p>
      )}
    </>
  );
}
