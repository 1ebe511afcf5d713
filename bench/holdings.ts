/** What a page loads, file by file, with the modules that each holds. Pure. */
import type { Holdings } from '../src/plugins/chunks/holdings';
import { kilobytes } from './kilobytes';
import type { Table } from './part';
import type { LoadedFile } from './transfer';

interface Input {
  readonly page: string;
  /** Address of the site, with a slash at its end. */
  readonly address: string;
  readonly files: readonly LoadedFile[];
  readonly holdings: Holdings;
}

/** One table of the page's files, then one for each that the bundler made, in the order they were asked for. */
export function holdingTables({ page, address, files, holdings }: Input): Table[] {
  const named = files.map(({ url, kind, bytes }) => {
    const file = url.startsWith(address) ? url.slice(address.length) : url;
    return { file, kind, bytes, modules: holdings[file] ?? [] };
  });
  return [
    {
      title: `What ${page} loads`,
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
