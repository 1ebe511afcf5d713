import { useRef, type ReactNode } from 'react';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { PolicyHead } from '@site/src/deferred/PolicyOfPage';
import { ExampleCode } from './ExampleCode';
import { ExampleScreen } from './ExampleScreen';
import type { StartMode } from './useAutoStart';
import { useExample } from './useExample';
import { VersionLinks } from './VersionLinks';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

export interface ExampleViewProps {
  readonly program: ExampleProgram;
  /** What the example shows; names the frame and its picture. */
  readonly title: string;
  /** The same in a sentence: the text alternative of the view. */
  readonly description: string;
  /** Links of the API names in the program; see `CodeBlock`. */
  readonly apilinks?: string;
  /** Lies over the picture until the example is started. */
  readonly cover?: ReactNode;
  /** Default `auto`. */
  readonly start?: StartMode;
}

/** A running example: the 3D view, its state and controls, its console, and its code to read and to change. */
export function ExampleView(props: ExampleViewProps): ReactNode {
  const { program, title, description, apilinks, cover, start: startMode = 'auto' } = props;
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const refs = { section, stage, container };
  const example = useExample({ program, title, description, startMode, ...refs });
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.example}
      aria-label={`Example: ${title}`}
      data-example={program.name}
      data-state={example.run.state.type}
      data-start={startMode}
    >
      {startMode === 'auto' && <PolicyHead policy="startsByItself" />}
      <ExampleScreen
        program={program}
        description={description}
        example={example}
        cover={cover}
        stage={stage}
        container={container}
      />
      {program.interfaceRelease !== program.release && (
        <p className={codeStyles.note}>
          Written for the {program.interfaceRelease} interface. It runs on @cognite/reveal{' '}
          {program.release} behind an adapter that restores what changed since.
        </p>
      )}
      <VersionLinks program={program} />
      <ExampleCode program={program} title={title} apilinks={apilinks} example={example} />
    </section>
  );
}
