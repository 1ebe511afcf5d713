import type { ReactNode, RefObject } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { Stage } from './Stage';
import { StageBar } from './StageBar';
import type { Example } from './useExample';
import { useFullScreen } from './useFullScreen';
import { describeConsole, describeState } from './describe';
import stageStyles from './stage.module.css';
import styles from './styles.module.css';

const Console = lazyPart(() => import('./Console'), {
  waiting: <p className={styles.waiting}>Loading the console</p>,
  name: 'The console',
});

interface Props {
  readonly program: ExampleProgram;
  readonly description: string;
  readonly example: Example;
  readonly cover?: ReactNode;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The part that full screen shows: the 3D view, its toolbar, and its console. */
export function ExampleScreen(props: Props): ReactNode {
  const { program, description, example, cover, stage, container } = props;
  const { run, log, inputCapture, isConsoleOpen, start, connection } = example;
  const fullScreen = useFullScreen(stage);
  return (
    <div ref={stage} className={stageStyles.screen}>
      <Stage
        description={description}
        poster={program.poster}
        picture={run.picture}
        cover={cover}
        container={container}
        state={run.state}
        byHand={example.byHand}
        startLabel={cover === undefined ? 'Start the example' : undefined}
        start={start}
        inputCapture={inputCapture}
      />
      <StageBar
        run={run}
        fullScreen={fullScreen}
        status={describeState(run.state, program.release, connection?.project)}
        console={{
          label: describeConsole(log.entries),
          isOpen: isConsoleOpen,
          toggle: example.toggleConsole,
        }}
        release={inputCapture.release}
        startLabel={cover === undefined ? undefined : 'Run live'}
        start={start}
      />
      {isConsoleOpen && <Console entries={log.entries} />}
    </div>
  );
}
