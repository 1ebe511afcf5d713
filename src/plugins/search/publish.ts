/**
 * Publishes records and settings to a hosted index. First uploads them to a temporary index, which then replaces the
 * published index.
 */
import type { Algoliasearch } from 'algoliasearch';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { hostedSettings, hostedSynonyms, type HostedRecord } from './hosted';

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

/** Thrown if publishing fails. The published index stays unchanged. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

function explain(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401 || status === 403) {
    return (
      `The provider rejected the credentials (status ${status}: ${message}). Set ALGOLIA_ADMIN_KEY to an API ` +
      'key that can add objects, edit settings and delete indices in the application specified by ALGOLIA_APP_ID.'
    );
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return "The provider can't be reached, or the connection was lost. Check the network and ALGOLIA_APP_ID, then try again.";
  }
  return `The provider responded: ${message}${typeof status === 'number' ? ` (status ${status})` : ''}`;
}

/**
 * Replaces the content, settings and synonyms of an index. Keeps rules from the provider's dashboard. If a step fails,
 * throws a `PublishError`, and the published index stays unchanged.
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
    // Ignore a failure, because the next run replaces the incomplete index.
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    throw new PublishError(
      `Nothing was published. The index "${indexName}" is unchanged.\n${explain(error)}`,
      { cause: error },
    );
  }
}
