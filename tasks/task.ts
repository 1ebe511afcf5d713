/**
 * A task asks for a program in a user's words, and judges the program by what a user sees: pictures, texts, the console,
 * the camera, models, and what it asks the demo project for. It never looks at the program's source.
 */
import type { Stage } from '../tests/tools';

export interface Task {
  /** What the answer's file is called, without `.ts`. */
  readonly name: string;
  /** What the program must do, as a user asks for it. */
  readonly prompt: string;
  /** Drives the running program. Throws, with what was expected and what was seen, when it does not do what was asked. */
  readonly judge: (stage: Stage) => Promise<void>;
  /** One change that makes our answers wrong, and still compile: the judge has to see it. */
  readonly wrong: { readonly from: string; readonly to: string };
}

/** Types a task in place. */
export function defineTask(task: Task): Task {
  return task;
}

/** Throws "expected …; seen: …" unless `holds`. */
export function expect(holds: boolean, expected: string, seen: unknown): asserts holds {
  if (holds) return;
  const words = typeof seen === 'string' ? seen : JSON.stringify(seen);
  throw new Error(`expected ${expected}; seen: ${words}`);
}

/** What every prompt begins with: what an answer is, and what it finds where it runs. */
export const beginning = [
  'Write a program for @cognite/reveal {release}: one TypeScript module, `{name}.ts`, that runs in a web page.',
  'It may import `@cognite/reveal`, `@cognite/reveal/tools`, `@cognite/sdk`, `three`, `lil-gui` and `./project`, and may use `await` at its top level.',
  "`./project` exports `client`, a `CogniteClient` that is signed in, and IDs that a viewer's methods take as they are: `plant` and `pumpSkid` are CAD models, `pointCloud` is a point cloud (`modelId` and `revisionId` each).",
  'The page has an element with the ID `viewer`, which fills it. Make the viewer in it. Coordinates are those of the viewer: meters, X east, Y up, Z south.',
].join(' ');
