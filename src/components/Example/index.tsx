import { useRef, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { FullScreenIcon, LeaveFullScreenIcon, ResetViewIcon, RestartIcon } from './icons';
import { Sources } from './Sources';
import { Stage } from './Stage';
import { useAutoStart, type StartMode } from './useAutoStart';
import { useExampleRun } from './useExampleRun';
import { useFullScreen } from './useFullScreen';
import { describeState } from './words';
import styles from './styles.module.css';

interface ButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

function ToolbarButton({ label, onClick, disabled = false, children }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export interface ExampleViewProps {
  readonly program: ExampleProgram;
  /** What the example shows; names the frame and its picture. */
  readonly title: string;
  /** Links of the API names in the program; see `CodeBlock`. */
  readonly apilinks?: string;
  /** Default `auto`. */
  readonly start?: StartMode;
}

/** A running example: the 3D view, its state and controls, and its code. */
export function ExampleView({
  program,
  title,
  apilinks,
  start = 'auto',
}: ExampleViewProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const run = useExampleRun(program, `3D view: ${title}`, container);
  const byHand = useAutoStart(stage, run.start, start);
  const fullScreen = useFullScreen(stage);
  const { state } = run;
  const hasRun = state.type !== 'idle' && state.type !== 'unsupported';
  return (
    <section
      className={styles.example}
      aria-label={`Example: ${title}`}
      data-example={program.name}
      data-state={state.type}
    >
      <div ref={stage} className={styles.screen}>
        <Stage
          title={title}
          poster={program.poster}
          container={container}
          state={state}
          byHand={byHand}
          downloadBytes={undefined}
          start={run.start}
        />
        <div className={styles.bar}>
          <p className={styles.status} role="status">
            <span className={styles.light} aria-hidden="true" />
            {describeState(state, program.release)}
          </p>
          <div className={styles.buttons} role="group" aria-label="3D view">
            <ToolbarButton label="Restart" onClick={run.start} disabled={!hasRun}>
              <RestartIcon />
            </ToolbarButton>
            <ToolbarButton
              label="Reset view"
              onClick={run.resetView}
              disabled={state.type !== 'running'}
            >
              <ResetViewIcon />
            </ToolbarButton>
            {fullScreen.available && (
              <ToolbarButton
                label={fullScreen.active ? 'Leave full screen' : 'Full screen'}
                onClick={fullScreen.toggle}
              >
                {fullScreen.active ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
              </ToolbarButton>
            )}
          </div>
        </div>
      </div>
      {program.interfaceRelease !== program.release && (
        <p className={styles.note}>
          Written for the {program.interfaceRelease} interface. It runs on @cognite/reveal{' '}
          {program.release} behind an adapter that restores what changed since.
        </p>
      )}
      <Sources files={program.files} apilinks={apilinks} />
    </section>
  );
}

interface Props {
  /** Name of the program in `examples/<version>/`, without extension. */
  readonly name: string;
  /** What it shows; by default the page's title. */
  readonly title?: string;
  /** `click` on pages that are about more than this example. Default `auto`. */
  readonly start?: StartMode;
  /** Put in by `src/remark/exampleProgram.ts`. */
  readonly program?: ExampleProgram;
  /** Put in by `src/remark/codeLinks.ts`. */
  readonly apilinks?: string;
}

/** `<Example name="cad-basic" />` in a docs page. */
export default function Example({ name, title, start, program, apilinks }: Props): ReactNode {
  const { metadata } = useDoc();
  if (program === undefined) {
    throw new Error(`<Example name="${name}" /> has no program: is its remark plugin configured?`);
  }
  return (
    <ExampleView
      key={program.folder}
      program={program}
      title={title ?? metadata.title}
      apilinks={apilinks}
      start={start}
    />
  );
}
