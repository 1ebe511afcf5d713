import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Stage } from '../Example/Stage';
import { useFullScreen } from '../Example/useFullScreen';
import { describeState } from '../Example/describe';
import type { Shown } from '../Playground/embedding/address';
import { EmbedBar } from './EmbedBar';
import { EmbedCode } from './EmbedCode';
import type { Embedded } from './load';
import { useEmbedRun } from './useEmbedRun';
import styles from './styles.module.css';

interface Props {
  readonly embedded: Embedded;
  readonly showsCode: boolean;
  /** The URL's hash, including the `#`. Undefined if the hash doesn't contain code. */
  readonly hash: string | undefined;
}

/** Example that fills the page: a bar, the view, and optionally the code. */
export function EmbedView({ embedded, showsCode, hash }: Props): ReactNode {
  const { program, page, title, description, version, files, foreign } = embedded;
  const screen = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isForeign = foreign.length > 0;
  // Always show code from someone else, so that readers see the code that they run.
  const [isCodeOpen, setCodeOpen] = useState(showsCode || isForeign);
  const { run, byHand, inputCapture, start } = useEmbedRun(embedded, screen, container);
  const shown: Shown = { name: page, folder: program.folder, hash };
  return (
    <div
      ref={screen}
      className={styles.embed}
      data-example={program.name}
      data-state={run.state.type}
    >
      <EmbedBar
        title={title}
        version={version}
        shown={shown}
        status={describeState(run.state, program.release)}
        run={run}
        start={start}
        fullScreen={useFullScreen(screen)}
        release={inputCapture.release}
        code={{ isOpen: isCodeOpen, toggle: () => setCodeOpen(!isCodeOpen) }}
      />
      <main className={clsx(styles.body, isCodeOpen && styles.withCode)}>
        <div className={styles.view}>
          <Stage
            description={description}
            poster={program.poster}
            picture={run.picture}
            cover={undefined}
            container={container}
            state={run.state}
            byHand={byHand}
            startLabel={isForeign ? 'Run the linked code' : 'Start the example'}
            start={start}
            inputCapture={inputCapture}
          />
        </div>
        {isCodeOpen && <EmbedCode program={program} files={files} foreign={foreign} />}
      </main>
    </div>
  );
}
