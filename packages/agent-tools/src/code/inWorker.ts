import { Worker } from 'node:worker_threads';
import { InputError } from '../answers/answer';
import type { Compile, JobResult } from './job';

/**
 * Maximum time for a job, in seconds. A large program takes a few seconds. On a busy machine, it can take ten times as
 * long.
 */
const longest = 120;
/** Maximum memory for a job, in MB. The declarations of a release need about 200 MB. */
const mostMemory = 1024;

/**
 * Returns a compiler that runs each job in its own thread. `script` is the thread's module. A job that exceeds the time
 * or memory limit rejects with an `InputError`.
 */
export function compileInWorker(script: URL, seconds = longest): Compile {
  return (job) =>
    new Promise<JobResult>((resolve, reject) => {
      const worker = new Worker(script, {
        workerData: job,
        resourceLimits: { maxOldGenerationSizeMb: mostMemory },
      });
      const end = (finish: () => void) => {
        clearTimeout(deadline);
        void worker.terminate();
        finish();
      };
      const refuse = (reason: string) => () =>
        reject(new InputError(`${reason} Check fewer files at once, or simplify their types.`));
      const deadline = setTimeout(
        () => end(refuse(`The compiler took more than ${seconds} s.`)),
        seconds * 1000,
      );
      worker.once('message', (result: JobResult) => end(() => resolve(result)));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        end(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? refuse(`The compiler needed more than ${mostMemory} MB.`)
            : () => reject(error),
        ),
      );
    });
}
