/**
 * Measures how fast this machine currently is. The summary of a run scales the recorded durations by this speed before
 * it reports slow suites. Tests never fail because a machine is slow.
 */
import { Worker } from 'node:worker_threads';

/** Number of hashing rounds. They take half a second on one core of the machine that recorded the durations. */
const rounds = 120;

const work = `
  const { createHash } = require('node:crypto');
  const block = Buffer.alloc(1 << 21);
  for (let round = 0; round < ${rounds}; round += 1) createHash('sha256').update(block).digest();
`;

/** Resolves with the time that two cores need for a fixed amount of work, in seconds. */
export async function calibrate(): Promise<number> {
  const start = performance.now();
  await Promise.all(
    [1, 2].map(
      () =>
        new Promise((resolve, reject) => {
          new Worker(work, { eval: true }).on('exit', resolve).on('error', reject);
        }),
    ),
  );
  return (performance.now() - start) / 1000;
}
