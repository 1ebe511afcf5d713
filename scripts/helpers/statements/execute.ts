import { bundleStatements } from '@reveal-docs/statements/bundle';
import { StatementFrames } from './frames';
import type { Lane } from '@reveal-docs/statements/lanes';
import { isMet, type Finished, type Run } from '@reveal-docs/statements/results';

export type OnFinished = (run: Finished) => void;

export function printProgress(): OnFinished {
  let release = '';
  return (run) => {
    if (run.release !== release) process.stdout.write(`${release && '\n'}${run.release} `);
    release = run.release;
    process.stdout.write(isMet(run) ? '.' : 'F');
  };
}

/** Runs programs in their lanes, one lane after the other. Rejects if the browser or generated files are missing. */
export async function execute(
  runs: readonly Run[],
  lanes: readonly Lane[],
  onFinished: OnFinished = () => {},
): Promise<Finished[]> {
  if (runs.length === 0) return [];
  const finished: Finished[] = [];
  const frames = await StatementFrames.open();
  try {
    for (const { release, version } of lanes) {
      const specs = runs.filter((run) => run.release === release).map(({ spec }) => spec);
      if (specs.length === 0) continue;
      const program = await bundleStatements(specs, {
        release,
        workspaceDir: version.workspaceDir,
      });
      for await (const { spec, outcome } of frames.run(specs, program, version.folder)) {
        const run = { spec, release, outcome };
        finished.push(run);
        onFinished(run);
      }
    }
  } finally {
    await frames.close();
  }
  return finished;
}
