/** Annotations: objects in 360 images, and volumes of a point cloud that represent assets. */
import * as v from 'valibot';
import type { DemoAnnotation } from '../../records';
import { notFound } from '../http';
import { retrieve } from '../identifiers';
import { pageOf } from '../paging';
import { endpoint, type Endpoint } from '../router';
import { fields, id, identifier, isObject, list, maxLimit, pageArgs, text, word } from '../schema';
import type { Tables } from '../tables';

/** CDF's default page size for annotations. */
const defaultLimit = 25;

const any = v.optional(v.unknown());

/** Fields of the demo project's two kinds of annotations that a filter can match. */
const data = fields({
  text: v.optional(text),
  label: v.optional(text),
  confidence: any,
  description: v.optional(text),
  textRegion: v.optional(fields({ xMin: any, xMax: any, yMin: any, yMax: any })),
  objectRegion: v.optional(fields({ boundingBox: any, polygon: any, polyline: any })),
  region: any,
  assetRef: v.optional(fields({ id: v.optional(id), externalId: v.optional(text) })),
});

/** Fields that must equal the filter's value. */
const equalFields = {
  annotatedResourceType: word(['file', 'threedmodel']),
  annotationType: v.optional(text),
  creatingApp: v.optional(text),
  creatingAppVersion: v.optional(text),
  creatingUser: v.optional(v.nullable(text)),
  status: v.optional(word(['suggested', 'approved', 'rejected'])),
};

const sharedFields = { ...equalFields, data: v.optional(data) };
const sharedFilter = fields(sharedFields);
type SharedFilter = v.InferOutput<typeof sharedFilter>;

/**
 * Whether `value` contains everything in `pattern`. Objects are compared by field, other values for
 * equality.
 */
export function containsAll(value: unknown, pattern: unknown): boolean {
  if (isObject(pattern)) {
    return (
      isObject(value) &&
      Object.entries(pattern).every(([name, wanted]) => containsAll(value[name], wanted))
    );
  }
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((wanted, index) => containsAll(value[index], wanted))
    );
  }
  return value === pattern;
}

/** Creates a test for the fields that `list` and `reverselookup` have in common. */
function sharedTest(filter: SharedFilter): (annotation: DemoAnnotation) => boolean {
  const names = Object.keys(equalFields) as (keyof typeof equalFields)[];
  return (annotation) =>
    names.every((name) => filter[name] === undefined || annotation[name] === filter[name]) &&
    (filter.data === undefined || containsAll(annotation.data, filter.data));
}

/** Returns the IDs of the annotated resources. External IDs exist only for files. */
async function resourceIds(
  filter: {
    annotatedResourceType: string;
    annotatedResourceIds: v.InferOutput<typeof identifier>[];
  },
  tables: Tables,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const one of filter.annotatedResourceIds) {
    if ('id' in one) ids.add(one.id);
    else if (filter.annotatedResourceType === 'file') {
      const file = (await tables.files()).lookup(one);
      if (file !== undefined) ids.add(file.id);
    }
  }
  return ids;
}

export const annotationEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    pattern: '/annotations/list',
    what: 'annotations of files or of a point cloud',
    args: {
      filter: fields({ ...sharedFields, annotatedResourceIds: list(identifier, maxLimit) }),
      ...pageArgs,
    },
    answer: async ({ args, tables }) => {
      const ids = await resourceIds(args.filter, tables);
      const test = sharedTest(args.filter);
      const { items } = await tables.annotations();
      const selected = items.filter(
        (annotation) => ids.has(annotation.annotatedResourceId) && test(annotation),
      );
      return pageOf(selected, args, 'annotations', defaultLimit);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: '/annotations/reverselookup',
    what: 'the resources annotated with an asset',
    args: { filter: sharedFilter, ...pageArgs },
    answer: async ({ args, tables }) => {
      const { items } = await tables.annotations();
      // The resources that have a matching annotation, without duplicates.
      const ids = new Set(
        items.filter(sharedTest(args.filter)).map(({ annotatedResourceId }) => annotatedResourceId),
      );
      const page = pageOf(
        [...ids].map((one) => ({ id: one })),
        args,
        'annotated resources',
        defaultLimit,
      );
      return { annotatedResourceType: args.filter.annotatedResourceType, ...page };
    },
  }),
  endpoint({
    method: 'POST',
    pattern: '/annotations/byids',
    what: 'annotations by ID',
    args: { items: list(fields({ id }), maxLimit) },
    answer: async ({ args, tables }) => ({
      items: retrieve(args, 'annotations', (await tables.annotations()).lookup),
    }),
  }),
  endpoint({
    method: 'GET',
    pattern: '/annotations/{id}',
    what: 'one annotation',
    args: {},
    answer: async ({ path, tables }) => {
      const annotation = (await tables.annotations()).lookup({ id: Number(path.id) });
      if (annotation === undefined) throw notFound(`Annotation ${path.id} doesn't exist.`);
      return annotation;
    },
  }),
];
