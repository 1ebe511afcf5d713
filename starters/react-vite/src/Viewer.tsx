/** Shows the model and its status. */
import { useEffect, useRef, useState } from 'react';
import { createClient, findModel } from './connection';
import { openView } from './view';
import { describe } from './words';

const loading = 'Loading the model…';

export function Viewer() {
  const section = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState(loading);
  const [problem, setProblem] = useState<string>();

  // StrictMode runs this effect twice in development. The first view is disposed before it loads anything.
  useEffect(() => {
    const view = openView(section.current!, createClient(), {
      findModel,
      onReady: () => setStatus('Click a part.'),
      onPick: (part) => setStatus(part === undefined ? 'Nothing there.' : `Part: ${part}`),
      onError: (error) => {
        setStatus('');
        setProblem(describe(error));
      },
    });
    return () => view.dispose();
  }, [attempt]);

  function retry() {
    setStatus(loading);
    setProblem(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <>
      <section ref={section} aria-label="Model" />
      {problem !== undefined && (
        <div role="alert">
          <p>{problem}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      <p role="status">{status}</p>
    </>
  );
}
