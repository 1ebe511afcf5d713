/** Writes `tools.tgz`, an archive that provides the documentation offline as a command-line tool and an MCP server. */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { packArchive, type ArchiveFile } from '@reveal-docs/agent-tools/pack/archive';
import {
  dataFiles,
  type PageData,
  type SiteData,
  type ToolsVersion,
} from '@reveal-docs/agent-tools/data';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { markdownPath, pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import { writePack } from '@reveal-docs/agent-tools/dataPack';
import { readBehavior } from '../statements';
import { findToolsCode, noticesFile, readMessages } from './generate';
import { readRunPack } from './runPack';
import { toolsFile } from './toolsFile';
import { readApi, readPeers, readSearch, readTypes } from './versionData';

/** Version in the tools' `package.json`. This version never changes, because npm identifies the archive by its URL. */
const release = '1.0.0';

/** A page of the build. Pages with Markdown also have a title. */
interface TitledFile {
  /** Path relative to the output folder, with slashes. */
  readonly file: string;
  readonly text?: { readonly title: string };
}

const packageDir = path.join(rootDir, 'packages/agent-tools');

function manifest(): string {
  const fields = {
    name: 'reveal-docs-tools',
    version: release,
    description:
      'Provides the documentation of the @cognite/reveal SDK as a command-line tool and an MCP server.',
    license: 'Apache-2.0',
    type: 'module',
    bin: { 'reveal-docs': 'bin/main.js' },
    engines: { node: '>=20.19' },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function programFiles(codeDir: string, siteUrl: string): ArchiveFile[] {
  const code = fs.readdirSync(codeDir).filter((name) => name.endsWith('.js'));
  const readme = fs.readFileSync(path.join(packageDir, 'src/pack/readme.md'), 'utf8');
  return [
    { name: 'package.json', content: manifest() },
    { name: 'README.md', content: readme.replaceAll('{site}', siteUrl) },
    { name: 'LICENSE', content: fs.readFileSync(path.join(rootDir, 'LICENSE')) },
    { name: noticesFile, content: fs.readFileSync(path.join(codeDir, noticesFile)) },
    ...code.map((name) => ({
      name: `bin/${name}`,
      content: fs.readFileSync(path.join(codeDir, name)),
      isExecutable: name === 'main.js',
    })),
  ];
}

/** Groups the pages by the folder of their version. The key for pages without a version is ''. */
function pagesByFolder(
  pages: readonly TitledFile[],
  versions: readonly DocsVersion[],
  outDir: string,
): Map<string, Record<string, PageData>> {
  const found = new Map<string, Record<string, PageData>>([['', {}]]);
  for (const { file, text } of pages) {
    if (text === undefined) continue;
    const address = pageAddress(file);
    const folder = locateAddress(address, versions)?.version.folder ?? '';
    const own = found.get(folder) ?? {};
    const markdown = fs.readFileSync(path.join(outDir, markdownPath(address)), 'utf8');
    own[address === '' ? 'index' : address] = { title: text.title, markdown };
    found.set(folder, own);
  }
  return found;
}

function toolsVersion(version: DocsVersion): ToolsVersion {
  const { folder, label, isLast, routePath: route, interfaceRelease } = version;
  return { folder, label, isLast, route, release: interfaceRelease, peers: readPeers(version) };
}

/**
 * Writes the archive into the build at `outDir`. Skips sites without generated code. The Markdown and search records of
 * `pages` must already exist.
 */
export async function writeTools(
  { siteConfig, siteDir }: LoadContext,
  versions: readonly DocsVersion[],
  pages: readonly TitledFile[],
  outDir: string,
): Promise<void> {
  const codeDir = findToolsCode(siteDir);
  if (codeDir === undefined) return;
  const site: SiteData = {
    url: `${siteConfig.url}${siteConfig.baseUrl}`,
    versions: versions.map(toolsVersion),
  };
  const markdown = pagesByFolder(pages, versions, outDir);
  const folders = versions.map(({ folder }) => folder);
  const searches = await Promise.all(versions.map((version) => readSearch(outDir, version)));
  const json = (name: string, content: unknown): ArchiveFile => ({
    name: `data/${name}`,
    content: JSON.stringify(content),
  });
  const pack = (name: string, names: readonly string[], contents: readonly unknown[]) => ({
    name: `data/${name}`,
    content: writePack(
      Object.fromEntries(
        names.map((entry, index) => [entry, Buffer.from(JSON.stringify(contents[index]))]),
      ),
    ),
  });
  const files: ArchiveFile[] = [
    ...programFiles(codeDir, site.url),
    json(dataFiles.site, site),
    json(dataFiles.behavior, readBehavior(siteDir)),
    pack(dataFiles.pages, [...markdown.keys()], [...markdown.values()]),
    pack(dataFiles.search, folders, searches),
    pack(dataFiles.api, folders, versions.map(readApi)),
    pack(dataFiles.messages, folders, versions.map(readMessages)),
    pack(dataFiles.types, folders, versions.map(readTypes)),
    { name: `data/${dataFiles.run}`, content: readRunPack() },
  ];
  fs.writeFileSync(path.join(outDir, toolsFile), packArchive(files));
}
