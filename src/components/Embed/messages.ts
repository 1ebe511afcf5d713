/**
 * What an embedded example and the page around it say to each other, with `postMessage`:
 *
 * | to the embed | |
 * |---|---|
 * | `{ type: 'run' }` | starts the program, or starts it again |
 * | `{ type: 'setViewState', position, target }` | moves the camera; viewer coordinates (Y up, meters) |
 * | `{ type: 'takePicture' }` | answered with `pictureTaken` |
 *
 * | from the embed | |
 * |---|---|
 * | `{ type: 'listening' }` | from now on messages are heard |
 * | `{ type: 'ready' }` | a run has drawn its first complete picture |
 * | `{ type: 'pictureTaken', picture }` | a `Blob`, WebP, or PNG where the browser writes no WebP |
 * | `{ type: 'failed', of, reason }` | why a message was not followed, or a run ended, in words |
 *
 * A message may have a number as its `id`, which its answer has too.
 *
 * **Who is heard.** Only the window around this one, `window.parent`: not windows above it, not frames beside it, not
 * the frame in which the program runs. A message of an origin that has no name (`null`) is not heard, because nothing
 * could be answered to it alone.
 *
 * **Who is told.** Answers go to the origin of the message that they answer. `listening` and `ready` are no answers and
 * go to any origin: before the parent has spoken nobody knows its origin, since its referrer policy may leave out what
 * `document.referrer` would say. Both carry their type and nothing else, so they tell a stranger only that this page is
 * there and has drawn, which whoever frames it sees.
 *
 * **Code of the address's hash** is a stranger's: `run` is refused until the reader pressed Run there.
 */
import * as v from 'valibot';
import type { Camera } from '@site/src/frame/messages';

/** The viewer's coordinates have meters: ten thousand kilometers to each side are enough for a plant anywhere. */
const coordinate = v.pipe(v.number(), v.minValue(-1e7), v.maxValue(1e7));
const vector = v.strictTuple([coordinate, coordinate, coordinate]);
const id = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const types = ['run', 'setViewState', 'takePicture'] as const;

/** What the embed can be asked for. */
export type RequestType = (typeof types)[number];

/** What messages of this protocol have in common; a page may send others that are for somebody else. */
const anyRequest = v.object({ type: v.picklist(types), id: v.fallback(id, undefined) });

const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('run'), id }),
  v.strictObject({ type: v.literal('takePicture'), id }),
  v.strictObject({ type: v.literal('setViewState'), id, position: vector, target: vector }),
]);

/** A message to the embed. */
export type EmbedRequest = v.InferOutput<typeof requestSchema>;

/** A message from the embed. */
export type EmbedMessage =
  | { readonly type: 'listening' }
  | { readonly type: 'ready' }
  | { readonly type: 'pictureTaken'; readonly id?: number; readonly picture: Blob }
  | {
      readonly type: 'failed';
      /** Missing where it is not known which message it answers. */
      readonly of?: RequestType;
      readonly id?: number;
      readonly reason: string;
    };

/** A message of the parent: a request, one that is wrong, or none of this protocol. */
export type Heard =
  | { readonly type: 'request'; readonly request: EmbedRequest }
  | { readonly type: 'wrong'; readonly of: RequestType; readonly id: number | undefined }
  | undefined;

/** Reads what `postMessage` brought. */
export function readRequest(data: unknown): Heard {
  const any = v.safeParse(anyRequest, data, { abortEarly: true });
  if (!any.success) return undefined;
  const result = v.safeParse(requestSchema, data, { abortEarly: true });
  return result.success
    ? { type: 'request', request: result.output }
    : { type: 'wrong', of: any.output.type, id: any.output.id };
}

/** The camera that a message sets. */
export function cameraOf({ position, target }: Camera): Camera {
  return { position, target };
}
