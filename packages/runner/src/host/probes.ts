/** Sends probes to a frame, and waits for the answers. */
import type { FrameMessage, PageMessage } from '../messages';
import type { Probe, ResultOf } from '../probes';

/** Maximum time to wait for an answer, in milliseconds. Without a GPU, the viewer takes seconds to render. */
export const answerTime = 20_000;

/** Thrown if a program can't be probed. The message is a sentence for the reader. */
export class ProbeError extends Error {
  override readonly name = 'ProbeError';
}

export const reasons = {
  noRun: 'The program isn’t running.',
  noViewer: 'The program has no viewer.',
  disposed: 'The program has disposed its viewer.',
  error: 'The viewer didn’t respond.',
  late: 'The program didn’t respond in time. The program might contain an infinite loop.',
  other: 'The program sent an unexpected response.',
} as const;

export interface Probes {
  /** Rejects with a {@link ProbeError} if the frame doesn't answer. */
  ask<P extends Probe>(probe: P): Promise<ResultOf<P['type']>>;
  /** Passes an answer to the call that waits for it, if any. */
  take(answer: Extract<FrameMessage, { type: 'probed' }>): void;
  stop(): void;
}

type Result = Extract<FrameMessage, { type: 'probed' }>['result'];

/** Creates the sender of probes. `send` returns false if the frame doesn't exist. */
export function createProbes(send: (message: PageMessage) => boolean): Probes {
  const waiting = new Map<number, (result: Result | keyof typeof reasons) => void>();
  let lastId = 0;
  return {
    async ask<P extends Probe>(probe: P) {
      const id = ++lastId;
      const result = await new Promise<Result | keyof typeof reasons>((resolve) => {
        const timer = setTimeout(() => settle('late'), answerTime);
        const settle = (value: Result | keyof typeof reasons) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(value);
        };
        waiting.set(id, settle);
        if (!send({ type: 'probe', id, probe })) settle('noRun');
      });
      if (typeof result === 'string') throw new ProbeError(reasons[result]);
      if (result.type === 'failed') throw new ProbeError(reasons[result.reason]);
      if (result.type !== probe.type) throw new ProbeError(reasons.other);
      return result as ResultOf<P['type']>;
    },
    take: ({ id, result }) => waiting.get(id)?.(result),
    stop: () => [...waiting.values()].forEach((settle) => settle('noRun')),
  };
}
