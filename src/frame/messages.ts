/**
 * Everything that page and frame say to each other, in one place: schemas, and the types that follow from
 * them. Both sides check what they receive, because a program in the frame can get hold of its port and send
 * anything: so numbers are finite, texts and lists have an end, and pictures are pixels.
 */
import * as v from 'valibot';

const finite = v.pipe(v.number(), v.finite());
const vector = v.tuple([finite, finite, finite]);
/** What the page answers with. */
const headers = v.array(v.tuple([v.string(), v.string()]));
/** Counts up per frame; answers carry the number of what they answer. */
const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger());

/** Most characters of what a frame says. */
export const maxTextLength = 10_000;
const text = v.pipe(v.string(), v.maxLength(maxTextLength));

/** What a program may ask with. Browsers and servers take less than that in an address, and in headers. */
const maxHeaders = 100;
const shortHeader = v.pipe(v.string(), v.maxLength(maxTextLength));
const requestHeaders = v.pipe(
  // Before each is looked at.
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

/** Where the viewer's camera is and what it looks at, in the viewer's coordinates (Y up, meters). */
const cameraSchema = v.object({ position: vector, target: vector });

/** A coordinate within ten thousand kilometers of the viewer's origin, in meters: what a page writes into code. */
const coordinate = v.pipe(v.number(), v.minValue(-1e7), v.maxValue(1e7));
const spot = v.tuple([coordinate, coordinate, coordinate]);
/** Place in the viewer's list of models. */
const modelIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
const treeIndex = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a click in the view hit, in the viewer's coordinates (Y up, meters). */
const hitSchema = v.variant('kind', [
  v.object({
    kind: v.literal('cad'),
    model: modelIndex,
    /** The viewer has no other CAD model. */
    isOnly: v.boolean(),
    treeIndex,
    point: spot,
    /** Around the node, with some room. */
    box: v.object({ min: spot, max: spot }),
  }),
  v.object({ kind: v.literal('points'), model: modelIndex, point: spot }),
  v.object({ kind: v.literal('none') }),
]);

/** A place in one of the program's files; lines and columns start at 1. */
const place = {
  file: v.optional(v.pipe(v.string(), v.maxLength(200))),
  line: v.optional(count),
  column: v.optional(count),
};

/** Where a module names those that it imports, in the order it does. */
const imports = v.array(v.object({ specifier: v.string(), start: v.number(), end: v.number() }));

/** Page → frame, the one message that does not come over the port but brings it. */
export const startSchema = v.object({
  type: v.literal('start'),
  /** Modules of the site; one source may go by several specifiers. Imports are told in bytes. */
  modules: v.array(
    v.object({ specifiers: v.array(v.string()), source: v.instance(Blob), imports }),
  ),
  /** The program's own modules: specifier, and the file name readers know it by. Imports are told in characters. */
  program: v.array(
    v.object({ specifier: v.string(), file: v.string(), code: v.string(), imports }),
  ),
  /** Specifier of the program's first module. */
  entry: v.string(),
  /** Specifier of the module whose viewers are watched, when the program uses it. */
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
  /** The request got no answer at all, as if the host could not be reached. */
  v.object({ type: v.literal('unreachable'), id, reason: text }),
  v.object({ type: v.literal('setCamera'), camera: cameraSchema }),
  v.object({ type: v.literal('resetView') }),
  v.object({ type: v.literal('takePicture'), id }),
  /** Tell of the camera at short intervals, or no longer so. */
  v.object({ type: v.literal('followClosely'), on: v.boolean() }),
  /** Tell what clicks hit, or no longer. */
  v.object({ type: v.literal('watchClicks'), on: v.boolean() }),
  /** Asks for life: a frame that is busy for long does not answer. */
  v.object({ type: v.literal('ping'), id }),
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
  /** Modules are in place and the program starts. */
  v.object({ type: v.literal('running') }),
  /** What the SDK's loading callback says, plus models whose promise is open. */
  v.object({
    type: v.literal('progress'),
    itemsLoaded: count,
    itemsRequested: count,
    modelsPending: count,
  }),
  /** The first picture with a part of a model in it. */
  v.object({ type: v.literal('drawn') }),
  /** Every model added so far has drawn its first complete picture. */
  v.object({ type: v.literal('ready'), viewers: count, models: count }),
  /** The program's first run is over, nothing is on its way, and there is no viewer. */
  v.object({ type: v.literal('noViewer') }),
  /** The wheel was turned over the view and left to the page, because the view has no focus. */
  v.object({ type: v.literal('wheelLeft') }),
  /** The reader wants the keyboard back. */
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('camera'), camera: cameraSchema }),
  /** The reader clicked into a viewer; only while clicks are watched. */
  v.object({ type: v.literal('hit'), hit: hitSchema }),
  v.object({
    type: v.literal('picture'),
    id,
    picture: v.nullable(
      // A class that Node, which reads this module in tests, does not have.
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
    /** Who wrote it: the program, or the SDK and what it uses. */
    source: v.picklist(['program', 'sdk']),
    ...place,
  }),
  /** An error that nothing caught. `fatal` when the program did not get through its first run. */
  v.object({ type: v.literal('error'), message: text, fatal: v.boolean(), ...place }),
  v.object({ type: v.literal('pong'), id }),
]);

export type Camera = v.InferOutput<typeof cameraSchema>;
/** What is under a click of the reader. */
export type Hit = v.InferOutput<typeof hitSchema>;
export type StartMessage = v.InferOutput<typeof startSchema>;
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;
export type LogLevel = (typeof levels)[number];
/** A request that a program in the frame made. */
export type FrameRequest = Extract<FrameMessage, { type: 'request' }>;

/** The message, or undefined when it is none of `schema`. */
export function readMessage<S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}
