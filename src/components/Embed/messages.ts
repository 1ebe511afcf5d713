/**
 * The `postMessage` protocol between an embedded example and its parent page:
 *
 * | to the embed | |
 * |---|---|
 * | `{ type: 'run' }` | starts or restarts the program |
 * | `{ type: 'setViewState', position, target }` | moves the camera; viewer coordinates (Y up, meters) |
 * | `{ type: 'takePicture' }` | requests a `pictureTaken` message |
 *
 * | from the embed | |
 * |---|---|
 * | `{ type: 'listening' }` | the embed now accepts messages |
 * | `{ type: 'ready' }` | a run has drawn its first complete picture |
 * | `{ type: 'pictureTaken', picture }` | a WebP `Blob`, or PNG if the browser can't encode WebP |
 * | `{ type: 'failed', of, reason }` | a request failed, or a run ended |
 *
 * A request can have a number as its `id`. The response repeats the `id`.
 *
 * **Accepted senders.** The embed accepts messages only from `window.parent`, and not from other ancestors, sibling
 * frames, or the frame that runs the program. It ignores messages from the opaque origin `null`, because a response
 * can't be restricted to that origin.
 *
 * **Recipients.** Responses go to the origin of the request. `listening` and `ready` aren't responses and go to any
 * origin. Before the parent sends a message, its origin is unknown, because its referrer policy can remove the origin
 * from `document.referrer`. Both messages contain only their type. They reveal that this page is open and has drawn a
 * picture. Any page that frames this page can see that anyway.
 *
 * **Code in the URL's hash** comes from someone else. The embed refuses `run` until the reader clicks Run.
 */
import * as v from 'valibot';
import type { Camera } from '@reveal-docs/runner/messages';

/** Viewer coordinate in meters. A limit of 10,000 km in each direction is enough for any plant. */
const coordinate = v.pipe(v.number(), v.minValue(-1e7), v.maxValue(1e7));
const vector = v.strictTuple([coordinate, coordinate, coordinate]);
const id = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const types = ['run', 'setViewState', 'takePicture'] as const;

export type RequestType = (typeof types)[number];

/**
 * Recognizes requests by the fields that all of them have, because the parent page can also send messages for other
 * code.
 */
const anyRequest = v.object({ type: v.picklist(types), id: v.fallback(id, undefined) });

const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('run'), id }),
  v.strictObject({ type: v.literal('takePicture'), id }),
  v.strictObject({ type: v.literal('setViewState'), id, position: vector, target: vector }),
]);

export type EmbedRequest = v.InferOutput<typeof requestSchema>;

export type EmbedMessage =
  | { readonly type: 'listening' }
  | { readonly type: 'ready' }
  | { readonly type: 'pictureTaken'; readonly id?: number; readonly picture: Blob }
  | {
      readonly type: 'failed';
      /** Type of the request. Missing if the type is unknown. */
      readonly of?: RequestType;
      readonly id?: number;
      readonly reason: string;
    };

/** A request, an invalid request, or undefined for a message outside this protocol. */
export type ParsedMessage =
  | { readonly type: 'request'; readonly request: EmbedRequest }
  | { readonly type: 'wrong'; readonly of: RequestType; readonly id: number | undefined }
  | undefined;

/** Parses the data of a `postMessage` event. */
export function readRequest(data: unknown): ParsedMessage {
  const any = v.safeParse(anyRequest, data, { abortEarly: true });
  if (!any.success) return undefined;
  const result = v.safeParse(requestSchema, data, { abortEarly: true });
  return result.success
    ? { type: 'request', request: result.output }
    : { type: 'wrong', of: any.output.type, id: any.output.id };
}

/** Extracts the camera from a `setViewState` request. */
export function cameraOf({ position, target }: Camera): Camera {
  return { position, target };
}
