/** Creates a zip with the demo project's data and a server. The server requires only Node. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { zipSync, type Zippable } from 'fflate';
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import { demoManifestFile, readDemoManifest } from '@reveal-docs/demo-project/read';
import { zipTime } from '@reveal-docs/shared/zipTime';
import { rootDir } from '@reveal-docs/versions';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { renderNotices } from '../licenses/notices';
import { packageListFile, packagesOf, writePackageList } from '@reveal-docs/build-steps/packages';
import { demoServiceFile, type DemoServiceZip } from './zipManifest';

const staticDir = path.join(rootDir, '.generated/static');
const outputDir = path.join(staticDir, 'demo/service');
const sources = path.join(rootDir, 'packages/demo-project/src/http');
const entry = path.join(sources, 'standalone.ts');
const license = path.join(rootDir, 'LICENSE');

const folder = 'demo-service';

const introduction = `Third-party software in server.mjs

This file contains code from the packages below, bundled and minified.
`;

/**
 * Bundles the server. `files` contains the absolute paths of the server's source files. Throws esbuild's report if the
 * build fails.
 */
async function bundleServer(): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    // `demo.mjs` requires this release of Node or a later one.
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).map((file) => path.resolve(file));
  return { code: outputFiles[0]?.text ?? '', files };
}

function contentOf(code: string, files: readonly string[], manifest: DemoManifest): Zippable {
  const text = (value: string) => Buffer.from(value);
  const dataDir = path.join(staticDir, manifest.root);
  const data = Object.keys(manifest.files).map((file) => {
    // Store images without compression, because their formats are already compressed.
    const level = /\.(?:jpg|png|webp)$/.test(file) ? 0 : 9;
    return [`data/${file}`, [fs.readFileSync(path.join(dataDir, file)), { level }]] as const;
  });
  return {
    'demo.mjs': fs.readFileSync(path.join(sources, 'zip/demo.mjs')),
    'server.mjs': text(code),
    'README.txt': fs.readFileSync(path.join(sources, 'zip/README.txt')),
    LICENSE: fs.readFileSync(license),
    'THIRD-PARTY-LICENSES': text(renderNotices([packagesOf(files)], introduction)),
    'data/manifest.json': text(JSON.stringify({ ...manifest, root: '' })),
    ...Object.fromEntries(data),
  };
}

/** Writes the zip. Throws if the demo project's data is missing, or if the server doesn't build. */
export async function generateDemoService(): Promise<void> {
  await runCached(
    {
      name: 'demo-service',
      key: null,
      code: [__filename, entry],
      inputs: [
        demoManifestFile,
        license,
        path.join(sources, 'zip'),
        path.join(rootDir, 'package-lock.json'),
      ],
      outputs: [outputDir, demoServiceFile, packageListFile('demo-service')],
    },
    async () => {
      const { code, files } = await bundleServer();
      writePackageList('demo-service', files);
      const zip = zipSync(
        { [folder]: contentOf(code, files, readDemoManifest()) },
        { mtime: zipTime },
      );
      const name = `demo-service.${contentHash(zip)}.zip`;
      fs.rmSync(outputDir, { recursive: true, force: true });
      fs.mkdirSync(outputDir, { recursive: true });
      fs.writeFileSync(path.join(outputDir, name), zip);
      const made: DemoServiceZip = { file: `demo/service/${name}`, bytes: zip.length };
      fs.writeFileSync(demoServiceFile, JSON.stringify(made));
    },
  );
}
