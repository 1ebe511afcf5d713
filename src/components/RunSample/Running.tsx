import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { loadProgramFile } from '@reveal-docs/runner/program/programs';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { ExampleScreen } from '../Example/ExampleScreen';
import { useExample } from '../Example/useExample';
import { useLatest } from '../Example/useLatest';
import styles from './styles.module.css';

function Screen({ program, name }: { program: ExampleProgram; name: string }): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const description = `View of the example for ${name}`;
  const example = useExample({
    program,
    title: name,
    description,
    startMode: 'click',
    stage,
    container,
  });
  const start = useLatest(example.start);
  // The reader has already clicked Run, so start immediately.
  useEffect(() => start.current(), [start]);
  return (
    <section
      aria-label={`Example: ${name}`}
      data-example={name}
      data-state={example.run.state.type}
    >
      <ExampleScreen {...{ program, description, example, stage, container }} />
    </section>
  );
}

interface Props {
  readonly name: string;
  readonly file: string;
}

/** Loads a sample's program and runs it in a view. */
export default function Running({ name, file }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loaded, setLoaded] = useState<ExampleProgram | Error>();
  useEffect(() => {
    let isOver = false;
    loadProgramFile(name, file, withBaseUrl).then(
      (program) => !isOver && setLoaded(program),
      (error: Error) => !isOver && setLoaded(error),
    );
    return () => {
      isOver = true;
    };
  }, [name, file, withBaseUrl]);
  if (loaded instanceof Error) return <p role="alert">{loaded.message}</p>;
  if (loaded === undefined) return <p className={styles.waiting}>Loading the example…</p>;
  return <Screen program={loaded} name={name} />;
}
