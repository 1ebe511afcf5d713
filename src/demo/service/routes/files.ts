/** CDF files: in the demo project the faces of 360 images. */
import { idArg, objectArg } from '../args';
import type { DemoFile } from '../data';
import { readBytes } from '../files';
import {
  anyNumber,
  equalsBoolean,
  equalsString,
  filterTest,
  hasMetadata,
  inRange,
  startsWith,
  type FilterFields,
} from '../filters';
import { badRequest, FileAnswer, notFound } from '../http';
import { retrieve } from '../identifiers';
import { pageOf } from '../paging';
import type { Call, Endpoint } from '../router';
import { searchItems } from '../search';

const filterFields: FilterFields<DemoFile> = {
  name: equalsString(({ name }) => name),
  mimeType: equalsString(({ mimeType }) => mimeType),
  metadata: hasMetadata,
  assetIds: anyNumber(({ assetIds }) => assetIds ?? []),
  directoryPrefix: startsWith(({ directory }) => directory),
  source: equalsString(({ source }) => source),
  createdTime: inRange(({ createdTime }) => createdTime),
  lastUpdatedTime: inRange(({ lastUpdatedTime }) => lastUpdatedTime),
  uploadedTime: inRange(({ uploadedTime }) => uploadedTime),
  sourceCreatedTime: inRange(({ sourceCreatedTime }) => sourceCreatedTime),
  sourceModifiedTime: inRange(({ sourceModifiedTime }) => sourceModifiedTime),
  externalIdPrefix: startsWith(({ externalId }) => externalId),
  uploaded: equalsBoolean(({ uploaded }) => uploaded),
};

/** Where `downloadlink` points. Such links work without a token, as CDF's signed ones do. */
const downloadPath = '/demo-files';

/** The content of a file, or its small picture. */
async function contentOf(call: Call, id: number, kind: 'content' | 'icon'): Promise<FileAnswer> {
  const file = (await call.tables.files()).lookup({ id });
  const stored = call.tables.data.fileContents[id];
  if (file === undefined || stored === undefined) throw notFound(`There is no file ${id}.`);
  const path = (kind === 'icon' ? stored.icon : undefined) ?? stored.content;
  const bytes = await readBytes(call.tables, path);
  return new FileAnswer(bytes, path, path === stored.content ? file.mimeType : undefined);
}

async function downloadLinks({ args, origin, tables }: Call): Promise<unknown> {
  const files = retrieve(args, 'files', (await tables.files()).lookup);
  const waiting = files.filter(({ uploaded }) => !uploaded).map(({ id }) => ({ id }));
  if (waiting.length > 0) {
    throw badRequest('Some of these files are not uploaded yet.', { missing: waiting });
  }
  // CDF repeats the identifier that the caller used.
  const identifiers = args.items as readonly object[];
  return {
    items: files.map(({ id }, index) => ({
      ...identifiers[index],
      downloadUrl: `${origin}${downloadPath}/${id}`,
    })),
  };
}

export const fileEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    pattern: '/files/list',
    what: 'files with filters',
    answer: async ({ args, tables }) => {
      const test = filterTest(objectArg(args, 'filter'), filterFields);
      return pageOf((await tables.files()).items.filter(test), args, 'files');
    },
  },
  {
    method: 'POST',
    pattern: '/files/search',
    what: 'files by words',
    answer: async ({ args, tables }) => {
      const test = filterTest(objectArg(args, 'filter'), filterFields);
      const items = (await tables.files()).items.filter(test);
      return { items: searchItems(items, args, { name: ({ name }: DemoFile) => name }) };
    },
  },
  {
    method: 'POST',
    pattern: '/files/byids',
    what: 'files by id or external id',
    answer: async ({ args, tables }) => ({
      items: retrieve(args, 'files', (await tables.files()).lookup),
    }),
  },
  {
    method: 'POST',
    pattern: '/files/downloadlink',
    what: 'links to the content of files',
    answer: downloadLinks,
  },
  {
    method: 'GET',
    pattern: '/files/icon',
    what: 'a small picture of a file',
    answer: async (call) => {
      const id = idArg(call.args, 'id');
      if (id === undefined) throw badRequest('"id" is missing.');
      return contentOf(call, id, 'icon');
    },
  },
  {
    method: 'GET',
    pattern: '/files/{id}',
    what: 'one file',
    answer: async ({ path, tables }) => {
      const file = (await tables.files()).lookup({ id: Number(path.id) });
      if (file === undefined) throw notFound(`There is no file ${path.id}.`);
      return file;
    },
  },
  {
    method: 'GET',
    pattern: `${downloadPath}/{id}`,
    what: 'the content of a file, without a token',
    open: true,
    answer: (call) => contentOf(call, Number(call.path.id), 'content'),
  },
];
