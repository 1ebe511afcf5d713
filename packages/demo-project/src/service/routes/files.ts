/** CDF files. In the demo project, they are the faces of 360 images. */
import type { DemoFile } from '../../records';
import { readBytes } from '../files';
import { equalsFlag, externalIdPrefix, hasMetadata } from '../filters';
import { badRequest, FileAnswer, notFound } from '../http';
import { byIdsArgs, retrieve } from '../identifiers';
import { resourceEndpoints } from '../resource';
import { endpoint, type Call, type Endpoint } from '../router';
import { fileIdentifier, id, integerInQuery } from '../schema';

/** Path of download links. As in CDF, these links work without a token. */
const downloadPath = '/demo-files';

async function contentOf(
  { tables }: Pick<Call, 'tables'>,
  fileId: number,
  kind: 'content' | 'icon',
): Promise<FileAnswer> {
  const file = (await tables.files()).lookup({ id: fileId });
  const stored = tables.data.fileContents[fileId];
  if (file === undefined || stored === undefined) throw notFound(`File ${fileId} doesn't exist.`);
  const path = (kind === 'icon' ? stored.icon : undefined) ?? stored.content;
  const bytes = await readBytes(tables, path);
  return new FileAnswer(bytes, path, path === stored.content ? file.mimeType : undefined);
}

export const fileEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    pattern: '/files/downloadlink',
    what: 'download links for files',
    args: { items: byIdsArgs(fileIdentifier).items },
    answer: async ({ args, origin, tables }) => {
      const files = retrieve(args, 'files', (await tables.files()).lookup);
      const waiting = files.filter(({ uploaded }) => !uploaded).map((file) => ({ id: file.id }));
      if (waiting.length > 0) {
        throw badRequest('Some of these files are not uploaded yet.', { missing: waiting });
      }
      // As in CDF, the response repeats the identifiers from the request.
      const items = files.map((file, index) => ({
        ...args.items[index],
        downloadUrl: `${origin}${downloadPath}/${file.id}`,
      }));
      return { items };
    },
  }),
  endpoint({
    method: 'GET',
    pattern: '/files/icon',
    what: 'a small preview of a file',
    args: { id: integerInQuery(id) },
    answer: (call) => contentOf(call, call.args.id, 'icon'),
  }),
  ...resourceEndpoints<DemoFile>({
    name: 'files',
    table: (tables) => tables.files(),
    identifier: fileIdentifier,
    filters: {
      metadata: hasMetadata(),
      externalIdPrefix: externalIdPrefix(),
      uploaded: equalsFlag(({ uploaded }) => uploaded),
    },
  }),
  endpoint({
    method: 'GET',
    pattern: `${downloadPath}/{id}`,
    what: 'the content of a file (no token required)',
    open: true,
    args: {},
    answer: (call) => contentOf(call, Number(call.path.id), 'content'),
  }),
];
