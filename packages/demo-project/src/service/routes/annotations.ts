/** Annotations: objects in 360 images, and volumes in a point cloud. Both represent assets. */
import * as v from 'valibot';
import type { DemoAnnotation } from '../../records';
import { pageOf } from '../paging';
import { endpoint, type Endpoint } from '../router';
import { fields, id, identifier, list, maxLimit, pageArgs, text, word } from '../schema';
import type { Tables } from '../tables';

/** CDF's default page size for annotations. */
const defaultLimit = 25;

/** Filter fields that both endpoints share. In the viewer's requests, `data` refers to an asset. */
const sharedFields = {
  annotatedResourceType: word(['file', 'threedmodel']),
  annotationType: v.optional(text),
  data: v.optional(
    fields({ assetRef: fields({ id: v.optional(id), externalId: v.optional(text) }) }),
  ),
};
const sharedFilter = fields(sharedFields);
type SharedFilter = v.InferOutput<typeof sharedFilter>;

function sharedTest(filter: SharedFilter): (annotation: DemoAnnotation) => boolean {
  const { annotatedResourceType, annotationType, data } = filter;
  return (annotation) =>
    annotation.annotatedResourceType === annotatedResourceType &&
    (annotationType === undefined || annotation.annotationType === annotationType) &&
    (data === undefined || refersTo(annotation, data.assetRef));
}

function refersTo(
  { data }: DemoAnnotation,
  { id, externalId }: { readonly id?: number; readonly externalId?: string },
): boolean {
  const own = 'assetRef' in data ? data.assetRef : undefined;
  return (
    own !== undefined &&
    (id === undefined || own.id === id) &&
    (externalId === undefined || own.externalId === externalId)
  );
}

/** Returns the IDs of the annotated resources in a filter. Only files have external IDs. */
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
      // Use a set, because a resource can have several matching annotations.
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
];
