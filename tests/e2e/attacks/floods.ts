/** Floods of messages from programs, which could crash the page or make Stop unusable. */
import type { Attack } from './attack';

/** `code` runs repeatedly and can use `port` (the frame's port) and `turn` (a counter). */
export interface FloodAttack extends Attack {
  readonly code: string;
  /** Number of times that the code runs before the frame yields. */
  readonly times: number;
  /** Whether the page ends the run. Otherwise, the reader can stop it. */
  readonly isEnded: boolean;
}

const budget = {
  defends: 'packages/runner/src/budget.ts#frameBudget',
  before: 'succeeded',
} as const;

export const floods: readonly FloodAttack[] = [
  {
    name: 'small logs',
    defends: 'packages/runner/src/boot/index.ts#createLogLimit(logLimit',
    before: 'held',
    code: 'console.log("line " + turn);',
    times: 100,
    isEnded: false,
  },
  {
    name: 'large logs',
    defends: 'packages/runner/src/boot/index.ts#createLogLimit(logLimit',
    before: 'succeeded',
    code: 'console.log(turn + "x".repeat(99_000));',
    times: 20,
    isEnded: false,
  },
  {
    ...budget,
    name: 'small logs, forged',
    code: `port.postMessage({ type: 'log', level: 'log', source: 'program', text: 'line ' + turn });`,
    times: 5000,
    isEnded: true,
  },
  {
    name: 'small logs, forged, by what the port was turned into',
    defends: 'packages/runner/src/boot/portPace.ts#isOwn(this)',
    before: 'held',
    code: `(globalThis.copy ??= structuredClone(port, { transfer: [port] }))
      .postMessage({ type: 'log', level: 'log', source: 'program', text: 'line ' + turn });`,
    times: 5000,
    isEnded: true,
  },
  {
    name: 'large logs, forged',
    defends: 'packages/runner/src/messages.ts#maxTextLength',
    before: 'succeeded',
    code: `port.postMessage({ type: 'log', level: 'log', source: 'program', text: turn + 'x'.repeat(99_000) });`,
    times: 500,
    isEnded: true,
  },
  {
    ...budget,
    name: 'errors',
    code: `port.postMessage({ type: 'error', message: 'line ' + turn, fatal: false });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'requests',
    code: `port.postMessage({ type: 'request', id: 1000 + turn, method: 'POST', headers: [['authorization', 'Bearer a']], body: null,
      url: 'https://demo.reveal-docs.invalid/api/v1/projects/demo/3d/models/1001/revisions/1002/nodes/list' });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'large bodies',
    code: `port.postMessage({ type: 'request', id: 1000 + turn, method: 'POST', headers: [], body: new ArrayBuffer(7_000_000),
      url: 'https://demo.reveal-docs.invalid/' });`,
    times: 20,
    isEnded: true,
  },
  {
    ...budget,
    name: 'aborts',
    code: `port.postMessage({ type: 'abort', id: 1000 + turn });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'progress',
    code: `port.postMessage({ type: 'progress', itemsLoaded: turn, itemsRequested: 1e9, modelsPending: 1 });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'cameras',
    code: `port.postMessage({ type: 'camera', camera: { position: [turn, 0, 0], target: [0, 0, 0] } });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'hits',
    before: 'held',
    code: `port.postMessage({ type: 'hit', hit: { kind: 'points', model: 0, point: [turn, 0, 0] } });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'ready and lost',
    code: `port.postMessage({ type: 'ready', viewers: turn, models: turn });`,
    times: 5000,
    isEnded: true,
  },
  {
    ...budget,
    name: 'pictures',
    code: `const canvas = new OffscreenCanvas(1000, 1000); canvas.getContext('2d').fillRect(0, 0, 9, 9);
      const picture = canvas.transferToImageBitmap();
      port.postMessage({ type: 'picture', id: turn, picture }, [picture]);`,
    times: 20,
    isEnded: true,
  },
  {
    name: 'what is no message',
    defends: 'packages/runner/src/host/frame.ts#forged',
    before: 'succeeded',
    code: `port.postMessage({ type: 'own' + turn, deep: Array.from({ length: 1000 }, () => ({ a: [turn] })) });`,
    times: 500,
    isEnded: true,
  },
];
