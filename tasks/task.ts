/**
 * A task describes a program in a user's words, and judges the program's visible behavior: pictures, text, the console,
 * the camera, models, and requests to the demo project. A task never checks the program's source.
 */
import type { Stage } from '../tests/tools';

export interface Task {
  /** Name of the answer's file, without `.ts`. */
  readonly name: string;
  readonly prompt: string;
  /** An SDK symbol that the task requires. Versions that lack this symbol don't have the task. */
  readonly needs?: string;
  /** The emulated device. Defaults to a computer. */
  readonly device?: 'phone';
  /** Uses the running program. Throws an error with the expected and the actual result if the program is wrong. */
  readonly judge: (stage: Stage) => Promise<void>;
  /**
   * A text replacement that makes our answers wrong without breaking their compilation. The judge must reject the
   * result. Omit this field if the task doesn't have any answers.
   */
  readonly wrong?: { readonly from: string; readonly to: string };
}

/** Returns the task unchanged, for type inference. */
export function defineTask(task: Task): Task {
  return task;
}

/** Throws an error with the message "expected …; seen: …" unless `holds` is true. */
export function expect(holds: boolean, expected: string, seen: unknown): asserts holds {
  if (holds) return;
  const words = typeof seen === 'string' ? seen : JSON.stringify(seen);
  throw new Error(`expected ${expected}; seen: ${words}`);
}

/** The start of every prompt. It describes the form of the answer and the environment in which the answer runs. */
export const beginning = [
  'Write a program for @cognite/reveal {release}: one TypeScript module, `{name}.ts`, that runs in a web page.',
  'It can import `@cognite/reveal`, `@cognite/reveal/tools`, `@cognite/sdk`, `three`, `lil-gui` and `./project`, and use top-level `await`.',
  "`./project` exports `client`, a signed-in `CogniteClient`, and IDs for the viewer's methods: `plant` and `pumpSkid` are CAD models, and `pointCloud` is a point cloud (each has a `modelId` and a `revisionId`).",
  'The page has an element with the ID `viewer` that fills it. Create the viewer in it. Coordinates are those of the viewer: meters, X east, Y up, Z south.',
  'The program has no uncaught errors or unhandled rejections.',
].join(' ');
