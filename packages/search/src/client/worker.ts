/**
 * Worker that searches this site's records. On a slow device, it takes a second or more to load the records, build the
 * index and search, which would block the page.
 */
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { expose } from 'comlink';
import { recordsFolder } from '../records';
import type { SearchClient } from './client';
import { createLoader, fetchJson } from './loader';
import { createLocalClient } from './local';

export interface WorkerFunctions extends SearchClient {
  /** Creates the client for the site at `place`. Call it once, before the other functions. */
  open(place: SitePlace): void;
}

let client: SearchClient | undefined;

function opened(): SearchClient {
  if (client === undefined) throw new Error('Call open() before the first search.');
  return client;
}

const functions: WorkerFunctions = {
  open: (place) => {
    const baseUrl = `${place.baseUrl}${recordsFolder}/`;
    client = createLocalClient(createLoader({ baseUrl, fetchJson }), place);
  },
  prepare: (tags) => opened().prepare(tags),
  search: (request) => opened().search(request),
};

expose(functions);
