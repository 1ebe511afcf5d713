/**
 * Puts records and settings into a hosted index, all or nothing: everything goes into a second index first,
 * which then takes the name of the first.
 */
import type { Algoliasearch } from 'algoliasearch';
import { contentHash } from '../cache';
import { hostedSettings, hostedSynonyms, type HostedRecord } from './hosted';

/** The provider's client, as much of it as publishing needs. */
export type PublishClient = Pick<
  Algoliasearch,
  | 'indexExists'
  | 'operationIndex'
  | 'setSettings'
  | 'saveSynonyms'
  | 'saveObjects'
  | 'waitForTask'
  | 'deleteIndex'
>;

/** Publishing did not happen; the index is as it was. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

function explain(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401 || status === 403) {
    return (
      `The provider refused the credentials (status ${status}: ${message}). ALGOLIA_ADMIN_KEY must be a ` +
      'key of the application ALGOLIA_APP_ID that may add objects, edit settings and delete indices.'
    );
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return 'The provider cannot be reached, or the connection broke. Check the network and ALGOLIA_APP_ID, then try again.';
  }
  return `The provider answered: ${message}${typeof status === 'number' ? ` (status ${status})` : ''}`;
}

/**
 * Replaces the content, settings and synonyms of an index. Rules that someone made in the provider's own
 * interface stay. Throws `PublishError` when any step fails; what readers search is then as it was before.
 */
export async function publish(
  client: PublishClient,
  indexName: string,
  records: readonly HostedRecord[],
): Promise<void> {
  const next = `${indexName}_next_${contentHash(JSON.stringify(records))}`;
  const settle = async (step: Promise<{ taskID: number }>, index: string): Promise<void> => {
    const { taskID } = await step;
    await client.waitForTask({ indexName: index, taskID });
  };
  try {
    if (await client.indexExists({ indexName })) {
      const operationIndexParams = {
        operation: 'copy' as const,
        destination: next,
        scope: ['rules' as const],
      };
      await settle(client.operationIndex({ indexName, operationIndexParams }), next);
    }
    await settle(client.setSettings({ indexName: next, indexSettings: hostedSettings }), next);
    await settle(
      client.saveSynonyms({
        indexName: next,
        synonymHit: hostedSynonyms,
        replaceExistingSynonyms: true,
      }),
      next,
    );
    await client.saveObjects({
      indexName: next,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
    });
    const operationIndexParams = { operation: 'move' as const, destination: indexName };
    await settle(client.operationIndex({ indexName: next, operationIndexParams }), indexName);
  } catch (error) {
    // The half-filled index is of no use; when it cannot be removed now, the next run replaces it.
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    throw new PublishError(
      `Nothing was published; the index "${indexName}" is as it was.\n${explain(error)}`,
      { cause: error },
    );
  }
}
