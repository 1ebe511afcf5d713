import type { ReactNode, RefObject } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { kindOf, type Code } from './edits';
import { describeSize } from './limits';
import { Stage } from './Stage';
import { StageBar } from './StageBar';
import type { Example } from './useExample';
import { useFullScreen } from './useFullScreen';
import { describeConsole, describeState } from './words';
import stageStyles from './stage.module.css';
import styles from './styles.module.css';

const Console = lazyPart(() => import('./Console'), {
  waiting: <p className={styles.waiting}>Loading the console</p>,
  name: 'The console',
});

/** Label of the start button, which depends on the code's origin. */
function startLabel(code: Code, size: string | undefined): string {
  if (size !== undefined) return `Run the changed example, ${size}`;
  if (kindOf(code) === 'built') return 'Start the example';
  return code.from === 'link' ? 'Run the linked code' : 'Run the changed example';
}

interface Props {
  readonly program: ExampleProgram;
  readonly description: string;
  readonly example: Example;
  /** Covers the picture until the example starts. */
  readonly cover?: ReactNode;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The part that goes full screen: the 3D view, its toolbar, and its console. */
export function ExampleScreen(props: Props): ReactNode {
  const { program, description, example, cover, stage, container } = props;
  const { shown, run, log, handling, isConsoleOpen, start } = example;
  const { code, isHeldBack, size, goTo } = shown;
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
        startLabel={startLabel(code, isHeldBack ? describeSize(size) : undefined)}
        start={start}
        goTo={goTo}
        handling={handling}
      />
      <StageBar
        run={run}
        fullScreen={fullScreen}
        status={describeState(run.state, program.release, example.connection)}
        console={{
          label: describeConsole(log.entries),
          isOpen: isConsoleOpen,
          toggle: example.toggleConsole,
        }}
        release={handling.release}
        start={start}
      />
      {isConsoleOpen && <Console entries={log.entries} onPlace={goTo} />}
    </div>
  );
}
