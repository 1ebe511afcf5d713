/**
 * Packs the files that provide type information in the editor: the compiler as a worker, and all declarations that a
 * version's programs can import. All files are gzip files, which the browser decompresses.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import type { TypePack, TypesFile, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { type DocsVersion, readVersions, rootDir } from '@reveal-docs/versions';
import { apiIndexFile, readApiIndex } from '@reveal-docs/api-reference/names';
import { bundleForBrowser } from '@reveal-docs/build-steps/browserBundle';
import { cachedFile } from '@reveal-docs/api-reference/blocks/compiler';
import { readUpgradeSteps, upgradeInputs } from '@reveal-docs/api-reference/changes/upgradeSteps';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { packageListFile } from '@reveal-docs/build-steps/packages';
import { readManifest } from '../sdk/packageManifest';
import { typePaths } from '@reveal-docs/api-reference/types/generate';

const output = path.join(rootDir, '.generated', 'types', 'manifest.json');
const staticDir = path.join(rootDir, '.generated', 'static', 'frame', 'types');
const workerEntry = path.join(rootDir, 'packages/runner/src/types/worker.ts');

function readLinks(version: DocsVersion): Record<string, string> {
  const { symbols } = readApiIndex(version.folder);
  const links: Record<string, string> = {};
  for (const [name, { page, anchor, members }] of Object.entries(symbols)) {
    const address = `${version.routePath}/${page}`;
    links[name] = anchor === undefined ? address : `${address}#${anchor}`;
    for (const [member, { anchor: own }] of Object.entries(members)) {
      links[`${name}.${member}`] = `${address}#${own}`;
    }
  }
  return links;
}

/**
 * Returns the path that a file has in the worker. Returns undefined for files outside the repository, because packs
 * must not reveal paths on the build machine.
 */
function virtualPath(file: string): string | undefined {
  const relative = path.relative(rootDir, fs.existsSync(file) ? file : path.resolve(file));
  return relative.startsWith('..') ? undefined : `/${relative.split(path.sep).join('/')}`;
}

function compilerOptions(version: DocsVersion): ts.CompilerOptions {
  const config = path.join(version.workspaceDir, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    version.workspaceDir,
  );
  const paths = Object.entries(typePaths(version)).map(([name, file]) => [name, [file]]);
  return { ...options, paths: Object.fromEntries(paths) as Record<string, string[]> };
}

/** Returns the files, including package.json files, that the compiler reads for a program with all possible imports. */
function readDeclarations(version: DocsVersion): Record<string, string> {
  const entry = path.join(version.workspaceDir, '__all.ts');
  const specifiers = new Set([
    '@cognite/reveal',
    '@cognite/reveal/tools',
    '@cognite/reveal/extensions/datasource',
    '@cognite/sdk',
    'three',
    'lil-gui',
    ...(readManifest(version.workspaceDir).revealDocs?.threeAddons ?? []),
    ...Object.keys(typePaths(version)),
  ]);
  const source = [...specifiers].map((name) => `import '${name}';`).join('\n');
  const options = compilerOptions(version);
  const host = ts.createCompilerHost(options);
  const files: Record<string, string> = {};
  const { readFile, fileExists, getSourceFile } = host;
  const keep = (file: string, text: string | undefined) => {
    const name = virtualPath(file);
    if (text !== undefined && name !== undefined && file !== entry) files[name] = text;
    return text;
  };
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => (file === entry ? source : keep(file, readFile(file)));
  host.getSourceFile = (file, target) => {
    if (file === entry) return ts.createSourceFile(file, source, ts.ScriptTarget.ES2022);
    const found = cachedFile({ getSourceFile }, file, target);
    // Keep the file here, because `readFile` isn't called for cached files.
    keep(file, found?.text);
    return found;
  };
  const program = ts.createProgram([entry], options, host);
  for (const { fileName, text } of program.getSourceFiles()) keep(fileName, text);
  return files;
}

function writePacked(name: string, extension: string, content: string): TypesFile {
  const packed = gzipSync(content, { level: 9 });
  // Omit the `.gz` extension, because hosts handle it in different ways.
  const file = `${name}.${contentHash(content)}.${extension}`;
  fs.writeFileSync(path.join(staticDir, file), packed);
  return { file: `frame/types/${file}`, bytes: packed.length };
}

function bundleWorker(): Promise<string> {
  return bundleForBrowser({
    name: 'types',
    entry: workerEntry,
    format: 'iife',
    options: {
      legalComments: 'none',
      // The compiler imports these modules only when it runs in Node.
      external: ['fs', 'path', 'os', 'crypto', 'inspector', 'module', 'perf_hooks'],
    },
  });
}

/** Writes the worker and the packs for `versions`. Throws esbuild's report if the worker doesn't build. */
export async function generateTypePack(versions: readonly DocsVersion[]): Promise<void> {
  await runCached(
    {
      name: 'type-pack',
      key: versions.map(({ folder, routePath, release }) => [folder, routePath, release]),
      code: [__filename, workerEntry],
      inputs: [
        path.join(rootDir, 'package-lock.json'),
        ...versions.flatMap((version) => [
          path.join(version.workspaceDir, 'package.json'),
          apiIndexFile(version.folder),
          ...upgradeInputs(version),
          ...Object.values(typePaths(version)),
        ]),
      ],
      outputs: [output, packageListFile('types')],
    },
    async () => {
      fs.rmSync(staticDir, { recursive: true, force: true });
      fs.mkdirSync(staticDir, { recursive: true });
      fs.mkdirSync(path.dirname(output), { recursive: true });
      const manifest: TypesManifest = {
        worker: writePacked('compiler', 'bin', await bundleWorker()),
        packs: Object.fromEntries(
          versions.map((version) => {
            const paths = Object.entries(typePaths(version)).map(([name, file]) => [
              name,
              virtualPath(file) ?? '',
            ]);
            const pack: TypePack = {
              files: readDeclarations(version),
              folder: virtualPath(version.workspaceDir) ?? '',
              paths: Object.fromEntries(paths) as Record<string, string>,
              links: readLinks(version),
              upgrades: readUpgradeSteps(version, readVersions()),
            };
            return [version.folder, writePacked(version.folder, 'bin', JSON.stringify(pack))];
          }),
        ),
      };
      fs.writeFileSync(output, JSON.stringify(manifest));
    },
  );
}
