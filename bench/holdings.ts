import type { Holdings } from '../src/plugins/chunks/holdings';
import { kilobytes } from './numbers';
import type { Table } from './part';
import type { LoadedFile } from './transfer';

interface Input {
  readonly page: string;
  /** URL of the site, with a trailing slash. */
  readonly address: string;
  readonly files: readonly LoadedFile[];
  readonly holdings: Holdings;
}

/** Returns a table of the page's files in request order, followed by a table of modules for each bundled file. */
export function holdingTables({ page, address, files, holdings }: Input): Table[] {
  const named = files.map(({ url, kind, bytes }) => {
    const file = url.startsWith(address) ? url.slice(address.length) : url;
    return { file, kind, bytes, modules: holdings[file] ?? [] };
  });
  return [
    {
      title: `Files that ${page} loads`,
      columns: ['file', 'kind', 'kB (gzip)', 'modules'],
      rows: named.map(({ file, kind, bytes, modules }) => [
        file,
        kind,
        kilobytes(bytes),
        modules.length,
      ]),
    },
    ...named
      .filter(({ modules }) => modules.length > 0)
      .map(({ file, bytes, modules }) => ({
        title: `${file}, ${kilobytes(bytes)} kB (gzip)`,
        columns: ['module', 'kB of source', 'first imported by'],
        rows: modules.map(({ name, bytes: source, importedBy = '' }) => [
          name,
          kilobytes(source),
          importedBy,
        ]),
      })),
  ];
}
