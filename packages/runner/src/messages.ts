/**
 * Defines all messages between the page and the frame, with schemas and the types derived from them. Both sides
 * validate each message, because a program could access the frame's port and send anything. Therefore, numbers must be
 * finite, strings and lists have a maximum length, and pictures are pixels instead of encoded files.
 */
import * as v from 'valibot';
import { probeResultSchema, probeSchema } from './probes';

const finite = v.pipe(v.number(), v.finite());
const vector = v.tuple([finite, finite, finite]);
const headers = v.array(v.tuple([v.string(), v.string()]));
/** ID of a message. An answer has the same ID as its question. */
const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger());

/** Maximum length of a string from the frame, in characters. */
export const maxTextLength = 10_000;
const text = v.pipe(v.string(), v.maxLength(maxTextLength));

/** Limits for a program's requests. They are higher than the limits of browsers and servers for URLs and headers. */
const maxHeaders = 100;
const shortHeader = v.pipe(v.string(), v.maxLength(maxTextLength));
const requestHeaders = v.pipe(
  // Check the length before the entries are validated.
  v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= maxHeaders),
  v.array(v.tuple([shortHeader, shortHeader])),
);
const maxBodyBytes = 8_000_000;
const requestBody = v.nullable(
  v.pipe(
    v.instance(ArrayBuffer),
    v.check((body) => body.byteLength <= maxBodyBytes),
  ),
);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Red, green and blue in sRGB, 0 to 1. */
const rgbSchema = v.tuple([share, share, share]);

/** The camera's position and target, in viewer coordinates (Y up, meters). */
const cameraSchema = v.object({ position: vector, target: vector });

/** A coordinate in meters. It's at most 10,000 km from the viewer's origin, because the page inserts it into code. */
const coordinate = v.pipe(v.number(), v.minValue(-1e7), v.maxValue(1e7));
const spot = v.tuple([coordinate, coordinate, coordinate]);
/** Index in the viewer's list of models. */
const modelIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
const treeIndex = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The object that the reader clicked in the view, in viewer coordinates (Y up, meters). */
const hitSchema = v.variant('kind', [
  v.object({
    kind: v.literal('cad'),
    model: modelIndex,
    /** Whether this is the viewer's only CAD model. */
    isOnly: v.boolean(),
    treeIndex,
    point: spot,
    /** The node's bounding box, slightly enlarged. */
    box: v.object({ min: spot, max: spot }),
  }),
  v.object({ kind: v.literal('points'), model: modelIndex, point: spot }),
  v.object({ kind: v.literal('none') }),
]);

/** A position in one of the program's files. Lines and columns start at 1. */
const place = {
  file: v.optional(v.pipe(v.string(), v.maxLength(200))),
  line: v.optional(count),
  column: v.optional(count),
};

const imports = v.array(v.object({ specifier: v.string(), start: v.number(), end: v.number() }));

/** Page → frame: the only message that isn't sent over the port, because it delivers the port. */
export const startSchema = v.object({
  type: v.literal('start'),
  /** The site's modules. A module can have several specifiers. Import positions are byte offsets. */
  modules: v.array(
    v.object({ specifiers: v.array(v.string()), source: v.instance(Blob), imports }),
  ),
  /** The program's own modules, with the file names that readers see. Import positions are character offsets. */
  program: v.array(
    v.object({ specifier: v.string(), file: v.string(), code: v.string(), imports }),
  ),
  entry: v.string(),
  /** Specifier of the SDK's module. The frame watches the viewers that the program creates with this module. */
  sdk: v.string(),
  camera: v.optional(cameraSchema),
});

/** Page → frame, over the port. */
export const pageMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('response'),
    id,
    status: v.number(),
    headers,
    body: v.nullable(v.instance(ArrayBuffer)),
  }),
  /** The request failed without a response, as with an unreachable host. */
  v.object({ type: v.literal('unreachable'), id, reason: text }),
  v.object({ type: v.literal('setCamera'), camera: cameraSchema }),
  v.object({ type: v.literal('resetView') }),
  /** Sets the background of viewers for which the program doesn't set one. */
  v.object({ type: v.literal('setBackground'), color: rgbSchema }),
  v.object({ type: v.literal('takePicture'), id }),
  /** Starts or stops reporting the camera at short intervals. */
  v.object({ type: v.literal('followClosely'), on: v.boolean() }),
  /** Starts or stops reporting the objects that the reader clicks. */
  v.object({ type: v.literal('watchClicks'), on: v.boolean() }),
  /** Checks whether the frame responds. A busy frame doesn't respond. */
  v.object({ type: v.literal('ping'), id }),
  /** Queries the running program, or operates it as a reader would. */
  v.object({ type: v.literal('probe'), id, probe: probeSchema }),
]);

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Frame → page, over the port. */
export const frameMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('request'),
    id,
    method: v.pipe(v.string(), v.maxLength(20)),
    url: text,
    headers: requestHeaders,
    body: requestBody,
  }),
  v.object({ type: v.literal('abort'), id }),
  /** The modules are installed and the program starts. */
  v.object({ type: v.literal('running') }),
  /** The counts from the SDK's loading callback, and the number of models that the program is still adding. */
  v.object({
    type: v.literal('progress'),
    itemsLoaded: count,
    itemsRequested: count,
    modelsPending: count,
  }),
  /** The first picture that shows part of a model was drawn. */
  v.object({ type: v.literal('drawn') }),
  /** All models that the program has added so far are drawn completely. */
  v.object({ type: v.literal('ready'), viewers: count, models: count }),
  /** The program has finished without a viewer, and nothing is loading. */
  v.object({ type: v.literal('noViewer') }),
  /** The reader turned the wheel over the view. The view doesn't have focus, so it ignored the event. */
  v.object({ type: v.literal('wheelLeft') }),
  /** The reader pressed Escape to leave the frame. */
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('camera'), camera: cameraSchema }),
  /** The reader clicked in a viewer. Sent only while clicks are watched. */
  v.object({ type: v.literal('hit'), hit: hitSchema }),
  v.object({
    type: v.literal('picture'),
    id,
    picture: v.nullable(
      // Tests import this module in Node, which doesn't have ImageBitmap.
      v.custom<ImageBitmap>(
        (value) => typeof ImageBitmap !== 'undefined' && value instanceof ImageBitmap,
      ),
    ),
  }),
  v.object({ type: v.literal('contextLost') }),
  v.object({
    type: v.literal('log'),
    level: v.picklist(levels),
    text,
    /** `program` if the program wrote the message, and `sdk` if the SDK or one of its dependencies did. */
    source: v.picklist(['program', 'sdk']),
    ...place,
  }),
  /**
   * An uncaught error. It's `fatal` if it ends the run, because the program failed to start or a loop took too long.
   */
  v.object({ type: v.literal('error'), message: text, fatal: v.boolean(), ...place }),
  v.object({ type: v.literal('pong'), id }),
  v.object({ type: v.literal('probed'), id, result: probeResultSchema }),
]);

export type Camera = v.InferOutput<typeof cameraSchema>;
export type Rgb = v.InferOutput<typeof rgbSchema>;
export type Hit = v.InferOutput<typeof hitSchema>;
export type StartMessage = v.InferOutput<typeof startSchema>;
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;
export type LogLevel = (typeof levels)[number];
export type FrameRequest = Extract<FrameMessage, { type: 'request' }>;

/** Returns the parsed message, or undefined if it doesn't match `schema`. */
export function readMessage<S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}
