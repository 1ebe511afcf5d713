import { describe, expect, it } from 'vitest';
import { compileInWorker } from '../../src/code/inWorker';
import type { Job } from '../../src/code/job';

const job: Job = { pack: new Uint8Array(), files: [], checked: [] };

function script(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

const answering = script(`
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.postMessage({ files: [], fixed: workerData.files.length, problems: [], deprecations: [] });
`);

describe('compileInWorker', () => {
  it('resolves with the result of the thread', async () => {
    const files = [{ name: 'a.ts', source: '' }];
    await expect(compileInWorker(answering)({ ...job, files })).resolves.toMatchObject({
      fixed: 1,
    });
  });

  it('stops a thread that takes too long', async () => {
    await expect(compileInWorker(script('while (true);'), 0.1)(job)).rejects.toThrow(
      'The compiler took more than 0.1 s. Check fewer files at once, or simplify their types.',
    );
  });

  it('rejects with the error of the thread', async () => {
    await expect(compileInWorker(script("throw new Error('broken')"))(job)).rejects.toThrow(
      'broken',
    );
  });
});
