import { useRef, type ReactNode } from 'react';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { ScriptTimingHead } from '@site/src/components/ScriptTiming';
import { CodeActions } from './CodeActions';
import { ExampleScreen } from './ExampleScreen';
import { Sources } from './Sources';
import type { StartMode } from './useAutoStart';
import { useExample } from './useExample';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

export interface ExampleViewProps {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly description: string;
  /** Links for API names in the program, as `CodeBlock` expects them. */
  readonly apilinks?: string;
  /** Covers the picture until the example starts. */
  readonly cover?: ReactNode;
  readonly start?: StartMode;
}

/** Interactive example: the 3D view with its controls and console, and the code. */
export function ExampleView(props: ExampleViewProps): ReactNode {
  const { program, title, description, apilinks, cover, start: startMode = 'auto' } = props;
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const example = useExample({ program, title, description, startMode, stage, container });
  return (
    <section
      className={styles.example}
      aria-label={`Example: ${title}`}
      data-example={program.name}
      data-state={example.run.state.type}
      data-start={startMode}
    >
      {startMode === 'auto' && <ScriptTimingHead timing="startsByItself" />}
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
          This example was written for the API of version {program.interfaceRelease}. It runs on
          @cognite/reveal {program.release} with an adapter that restores the older API.
        </p>
      )}
      <CodeActions program={program} title={title} example={example} />
      <Sources files={program.files} apilinks={apilinks} />
    </section>
  );
}
