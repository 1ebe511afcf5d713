/**
 * `npx tsx scripts/searchPublish.ts`: uploads the build's search records and settings to the hosted search provider.
 * Needs `ALGOLIA_APP_ID`, `ALGOLIA_INDEX_NAME` and `ALGOLIA_ADMIN_KEY`. The admin key has write access and is never
 * part of the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { toHostedRecords, type HostedRecord } from '../src/plugins/search/hosted';
import { publish } from '../src/plugins/search/publish';
import {
  fileRecords,
  recordsFolder,
  type RecordsFile,
  type RecordsManifest,
} from '@reveal-docs/search/records';
import { readEnvironment } from '../src/site/environment';
import { buildDir } from './helpers/buildInfo';
import { main } from './helpers/run';
import { readJson } from '@reveal-docs/shared/readJson';

type Variables = Readonly<Record<string, string | undefined>>;

export interface PublishSettings {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
}

export function readPublishSettings(variables: Variables): PublishSettings {
  const read = (name: string): string => variables[name]?.trim() ?? '';
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX_NAME'];
  const missing = names.filter((name) => read(name) === '');
  if (missing.length > 0) {
    throw new Error(
      `Can't publish search records without ${missing.join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'} and try again.`,
    );
  }
  const [appId = '', adminKey = '', indexName = ''] = names.map(read);
  return { appId, adminKey, indexName };
}

export function readHostedRecords(dir: string, siteUrl: string): HostedRecord[] {
  const folder = path.join(dir, recordsFolder);
  const manifestFile = path.join(folder, 'manifest.json');
  if (!fs.existsSync(manifestFile)) {
    throw new Error('No search records found. Run `npm run build` first.');
  }
  const { files } = readJson<RecordsManifest>(manifestFile);
  const records = Object.values(files).flatMap((name) =>
    fileRecords(readJson<RecordsFile>(path.join(folder, name))),
  );
  // Remove duplicates. Each file also contains the pages that don't belong to a version.
  const byId = new Map(records.map((record) => [record.objectID, record]));
  return toHostedRecords([...byId.values()], siteUrl);
}

async function run(): Promise<void> {
  const { appId, adminKey, indexName } = readPublishSettings(process.env);
  const { url, baseUrl } = readEnvironment({
    DOCS_URL: process.env.DOCS_URL,
    DOCS_BASE_URL: process.env.DOCS_BASE_URL,
  });
  const records = readHostedRecords(buildDir, url + baseUrl);
  await publish(algoliasearch(appId, adminKey), indexName, records);
  console.log(`Published ${records.length} search records to the index "${indexName}".`);
}

if (require.main === module) main(run);
