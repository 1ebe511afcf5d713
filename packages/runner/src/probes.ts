/**
 * Defines the messages by which the page queries and operates a running program, to check lessons. A program can forge
 * the answers, but would deceive only its own author.
 */
import * as v from 'valibot';

const finite = v.pipe(v.number(), v.finite());
/** A position in the newest viewer, in CSS pixels from its upper left corner. */
const place = v.tuple([finite, finite]);
/** A point in viewer coordinates (Y up, meters). */
const point = v.tuple([finite, finite, finite]);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const kind = v.picklist(['cad', 'points', 'other']);

export const maxModels = 100;
/** Maximum length of a string in an answer, in characters. */
export const maxProbeText = 10_000;

const inputSchema = v.variant('type', [
  v.object({ type: v.literal('click'), place }),
  v.object({ type: v.literal('doubleClick'), place }),
  v.object({ type: v.literal('hover'), place }),
  v.object({ type: v.literal('drag'), from: place, to: place }),
  /** Negative amounts zoom in. */
  v.object({ type: v.literal('wheel'), place, amount: finite }),
  v.object({ type: v.literal('key'), key: name }),
]);

export const probeSchema = v.variant('type', [
  /** Counts the viewers, lists the models, and reads the camera. */
  v.object({ type: v.literal('state') }),
  /** Draws the newest viewer's picture, and reports whether the picture is still changing. */
  v.object({ type: v.literal('rest') }),
  v.object({ type: v.literal('pick'), place }),
  v.object({ type: v.literal('project'), point }),
  v.object({ type: v.literal('input'), input: inputSchema }),
  /** Clicks the button with this text. */
  v.object({ type: v.literal('press'), button: name }),
  /** Reads the visible text. */
  v.object({ type: v.literal('text') }),
]);

const hit = v.object({
  kind,
  treeIndex: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  point,
});

export const probeResultSchema = v.variant('type', [
  v.object({
    type: v.literal('state'),
    viewers: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Whether the program disposed all viewers that it created. */
    isDisposed: v.boolean(),
    /** Models of the newest viewer. */
    models: v.pipe(v.array(v.object({ kind, visible: v.boolean() })), v.maxLength(maxModels)),
    /** Undefined without a viewer. */
    view: v.exactOptional(
      v.object({
        camera: v.object({ position: point, target: point }),
        /** Width and height of the view, in CSS pixels. */
        size: place,
      }),
    ),
  }),
  v.object({
    type: v.literal('rest'),
    /** `loading`: data is still loading. The view might be complete when all data has loaded. */
    state: v.picklist(['resting', 'loading', 'changing']),
  }),
  v.object({ type: v.literal('pick'), hit: v.nullable(hit) }),
  v.object({ type: v.literal('project'), place: v.nullable(place) }),
  v.object({ type: v.literal('input') }),
  /** Whether the page has this button. */
  v.object({ type: v.literal('press'), found: v.boolean() }),
  v.object({ type: v.literal('text'), text: v.pipe(v.string(), v.maxLength(maxProbeText)) }),
  v.object({ type: v.literal('failed'), reason: v.picklist(['noViewer', 'disposed', 'error']) }),
]);

export type Probe = v.InferOutput<typeof probeSchema>;
export type ProbeInput = v.InferOutput<typeof inputSchema>;
export type ProbeResult = v.InferOutput<typeof probeResultSchema>;
export type ResultOf<Type extends Probe['type']> = Extract<ProbeResult, { type: Type }>;
