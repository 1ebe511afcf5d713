/** 3D models, their revisions and outputs, and the outputs' files. */
import * as v from 'valibot';
import type { DemoRevision } from '../data';
import { readBytes } from '../files';
import { FileAnswer, notFound } from '../http';
import { pageOf } from '../paging';
import { endpoint, type Call, type Endpoint } from '../router';
import { pageQuery, text } from '../schema';

/** Returns the revision in the path. Throws 404 if the model doesn't have it. */
export function revisionOf({ path, tables }: Pick<Call, 'path' | 'tables'>): DemoRevision {
  const modelId = Number(path.modelId);
  const revisionId = Number(path.revisionId);
  const found = tables.data.revisions.find(
    (entry) => entry.modelId === modelId && entry.revision.id === revisionId,
  );
  if (found === undefined) {
    throw notFound(`3D model ${path.modelId} has no revision ${path.revisionId}.`);
  }
  return found;
}

export const modelEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    pattern: '/3d/models',
    what: '3D models',
    args: pageQuery,
    answer: async ({ args, tables }) => pageOf(tables.data.models, args, 'models'),
  }),
  endpoint({
    method: 'GET',
    pattern: '/3d/models/{modelId}',
    what: 'one 3D model',
    args: {},
    answer: async ({ path, tables }) => {
      const model = tables.data.models.find(({ id }) => id === Number(path.modelId));
      if (model === undefined) throw notFound(`3D model ${path.modelId} doesn't exist.`);
      return model;
    },
  }),
  endpoint({
    method: 'GET',
    pattern: '/3d/models/{modelId}/revisions',
    what: 'revisions of a model',
    args: pageQuery,
    answer: async ({ path, args, tables }) => {
      const modelId = Number(path.modelId);
      if (!tables.data.models.some(({ id }) => id === modelId)) {
        throw notFound(`3D model ${path.modelId} doesn't exist.`);
      }
      const revisions = tables.data.revisions
        .filter((entry) => entry.modelId === modelId)
        .map(({ revision }) => revision);
      return pageOf(revisions, args, `revisions ${modelId}`);
    },
  }),
  endpoint({
    method: 'GET',
    pattern: '/3d/models/{modelId}/revisions/{revisionId}',
    what: 'one revision',
    args: {},
    answer: async (call) => revisionOf(call).revision,
  }),
  endpoint({
    method: 'GET',
    pattern: '/3d/models/{modelId}/revisions/{revisionId}/outputs',
    what: 'the outputs of a revision, which the viewer can load',
    args: { format: v.optional(text) },
    answer: async (call) => {
      const { format } = call.args;
      const items = revisionOf(call)
        .outputs.filter(
          (output) => format === undefined || format === 'all-outputs' || output.format === format,
        )
        .map(({ format, version, blobId }) => ({ format, version, blobId }));
      return { items };
    },
  }),
  endpoint({
    method: 'GET',
    pattern: '/3d/files/{blobId}/{name*}',
    what: 'a file of an output',
    args: {},
    answer: async ({ path, tables }) => {
      const name = path.name ?? '';
      const output = tables.data.revisions
        .flatMap(({ outputs }) => outputs)
        .find(({ blobId }) => blobId === Number(path.blobId));
      const file =
        output !== undefined && Object.hasOwn(output.files, name) ? output.files[name] : undefined;
      if (file === undefined) throw notFound(`File "${name}" doesn't exist in ${path.blobId}.`);
      return new FileAnswer(await readBytes(tables, file), name);
    },
  }),
];
