/**
 * `npm run bench -- firstLoad`: measures how much each cut of `src/plugins/firstLoad` saves, by leaving out one cut at a time.
 * It uses the tables of the last build in `.docusaurus/`. They're minified and compressed as one text, like in the bundle,
 * and written in the same form as the bundler's output.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { chunkAddressCode } from '../src/plugins/firstLoad/chunkAddress';
import { packGlobalData, packRoutes, type ChunkNames } from '../src/plugins/firstLoad/packRoutes';
import { helperSource } from '../src/plugins/firstLoad/importDefault';
import { withoutHashes } from '../src/plugins/firstLoad/routeHashes';
import { withoutDocs, type VersionProps } from '../src/plugins/firstLoad/versionProps';
import { rootDir } from '../src/versions';
import { kilobytes } from './kilobytes';
import type { BenchPart, Table } from './part';

/** The plugin's cuts, with the descriptions from its README. */
const cuts = {
  names: 'chunk names as ids, hashes as file names',
  address: 'the table behind prefetching',
  modules: 'paths of modules in the registry',
  hashes: 'hashes of routes',
  routes: 'routes',
  data: 'the docs plugin’s data',
} as const;

type Cut = keyof typeof cuts;

const generatedDir = path.join(rootDir, '.docusaurus');
const read = (file: string) => fs.readFileSync(path.join(generatedDir, file), 'utf8');
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const minified = (source: string) => transformSync(source, { minify: true }).code;

/** An entry of the registry: chunk name and module path. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\],?$/gm;

/** A five-digit number like the bundler's IDs of modules and chunks. Always the same for the same text. */
function numberOf(text: string): number {
  let number = 7;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 99_991;
  return number;
}

/** Eight digits like the bundler's file hashes. */
const hashOf = (text: string) =>
  [text, `${text}.`].map((part) => numberOf(part).toString(16).padStart(4, '0').slice(-4)).join('');

/** The registry and the runtime's tables in the bundler's form. */
function bundlerTables(registry: string, isCut: (cut: Cut) => boolean): string {
  const entries = [...registry.matchAll(entry)].map(([, id = '', file = '']) => ({ id, file }));
  const chunk = ({ id }: { id: string }) => (isCut('names') ? id : String(numberOf(id)));
  const loads = entries.map((module) => {
    const { id, file } = module;
    const known = isCut('modules') ? '' : `,${JSON.stringify(file)},${numberOf(file)}`;
    return `"${id}":[()=>n.e(${JSON.stringify(chunk(module))}).then(n.bind(n,${numberOf(file)}))${known}]`;
  });
  const table = (write: (module: { id: string }) => string) =>
    `{${entries.map((module) => `"${chunk(module)}":"${write(module)}"`).join(',')}}`;
  const files = isCut('names')
    ? table(({ id }) => hashOf(id))
    : `${table(({ id }) => id)}[e]+"."+${table(({ id }) => hashOf(id))}`;
  const address = isCut('address')
    ? chunkAddressCode({})
    : `s.gca=e=>(${JSON.stringify(Object.fromEntries(entries.map((module) => [module.id, chunk(module)])))})[e]||e`;
  return [`s.u=e=>${files}[e]`, address, `let i={${loads.join(',')}}`].join(';');
}

/** All tables with these cuts, as one text. */
function tables(isCut: (cut: Cut) => boolean): string {
  const hashed = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const plain = { routes: read('routes.js'), names: hashed };
  const { routes, names } = (isCut('hashes') && withoutHashes(plain.routes, hashed)) || plain;
  const data = JSON.parse(read('globalData.json')) as Parameters<typeof packGlobalData>[0];
  const packed = isCut('routes') ? packRoutes(routes, names) : routes;
  const packedData = isCut('data')
    ? packGlobalData(data, names)
    : `export default ${JSON.stringify(data)}`;
  if (packed === undefined || packedData === undefined) {
    throw new Error(
      "The tables of the last build don't have the expected shape. Run `npm run build` again.",
    );
  }
  return [
    bundlerTables(read('registry.js'), isCut),
    JSON.stringify(names),
    minified(packed),
    minified(packedData),
  ].join('\n');
}

/** Bytes that a cut removes from the data of the version with the most pages. */
function versionRow(): (string | number)[] {
  const folder = 'docusaurus-plugin-content-docs/default/p';
  const saved = fs
    .readdirSync(path.join(generatedDir, folder))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.slim.json'))
    .map((file) => JSON.parse(read(`${folder}/${file}`)) as VersionProps)
    .filter(({ version }) => (version as VersionProps['version'] | undefined)?.docs !== undefined)
    .map((props) => {
      const slim = JSON.stringify(withoutDocs(props));
      return gzipped(JSON.stringify(props)) - gzipped(slim);
    });
  return ['titles and descriptions of pages in a version’s data', kilobytes(Math.max(...saved))];
}

/** The remaining part of tslib, measured separately because it shares no text with the tables. */
function helperRow(): (string | number)[] {
  const file = path.join(rootDir, 'node_modules', 'tslib', 'tslib.es6.mjs');
  const whole = gzipped(minified(fs.readFileSync(file, 'utf8')));
  return ['tslib except one helper', kilobytes(whole - gzipped(minified(helperSource)))];
}

function measure(): Table {
  const all = gzipped(tables(() => true));
  const rows = (Object.keys(cuts) as Cut[]).map((cut) => [
    cuts[cut],
    kilobytes(gzipped(tables((other) => other !== cut)) - all),
  ]);
  const none = gzipped(tables(() => false));
  return {
    title: 'Savings of each cut of src/plugins/firstLoad, compressed with gzip',
    columns: ['cut', 'kB saved'],
    rows: [
      ...rows,
      versionRow(),
      helperRow(),
      ['all tables, without cuts', kilobytes(none)],
      ['all tables, with all cuts', kilobytes(all)],
    ],
  };
}

export const firstLoadPart: BenchPart = {
  name: 'firstLoad',
  about: 'savings of each cut in the tables that every page loads',
  needsBuild: true,
  run: () => Promise.resolve([measure()]),
};
