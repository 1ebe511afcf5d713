import type { CogniteClient } from '@cognite/sdk';
import { expect, suite, test } from 'vitest';
import { describe } from '../src/words';
import { numericIds } from '../src/instances';

function clientWith(revision: object | undefined) {
  const queries: unknown[] = [];
  const query = (body: unknown) => {
    queries.push(body);
    return Promise.resolve({ items: { revision: revision === undefined ? [] : [revision] } });
  };
  return { queries, client: { instances: { query } } as unknown as CogniteClient };
}

function revisionOf(model: string) {
  const model3D = { space: 'plant', externalId: model };
  return { properties: { cdf_cdm: { 'Cognite3DRevision/v1': { model3D } } } };
}

const revision = { space: 'plant', externalId: 'cog_3d_revision_2001' };

suite('numericIds', () => {
  test('looks up the numeric IDs of a revision', async () => {
    const { client, queries } = clientWith(revisionOf('cog_3d_model_1001'));
    expect(await numericIds(client, revision)).toEqual({ modelId: 1001, revisionId: 2001 });
    expect(JSON.stringify(queries)).toContain(JSON.stringify(revision));
  });

  test('explains a missing revision to users', async () => {
    const { client } = clientWith(undefined);
    const error: unknown = await numericIds(client, revision).catch((one) => one);
    expect(describe(error)).toMatch(/not found/);
  });

  test('rejects external IDs without a number', async () => {
    const { client } = clientWith(revisionOf('plant'));
    await expect(numericIds(client, revision)).rejects.toThrow('plant');
  });
});
