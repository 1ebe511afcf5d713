/**
 * Packs the data for `run` into `.generated/agentTools/run.pack`: the frame's boot script, the SDK's modules, and a
 * smaller copy of the demo data.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { dataFiles, runDataFile, type RunData } from '@reveal-docs/agent-tools/data';
import { writePack } from '@reveal-docs/agent-tools/dataPack';
import { runCached } from '@reveal-docs/build-steps/cache';
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import type { BootScript } from '@reveal-docs/runner/host/document';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import type { SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';

const generated = path.join(rootDir, '.generated');
const staticDir = path.join(generated, 'static');
const packFile = path.join(generated, 'agentTools', dataFiles.run);
const bootFile = path.join(generated, 'frame', 'boot.json');
const demoFile = path.join(generated, 'demo', 'manifest.json');
const sdkFile = path.join(generated, 'sdk', 'manifest.json');

/** Number of detail levels to keep in point clouds. Three levels are 2 MB. All five would be 5 MB. */
const pointLevels = 3;
/**
 * Side length of the reduced photos in pixels, instead of 1024. Together with {@link photoQuality}, this reduces all
 * photos from 5 MB to 1.4 MB.
 */
const photoSide = 768;
/** JPEG quality of the photos, from 1 to 100. */
const photoQuality = 50;

/** Returns the depth of a point cloud node. `name` is the node's file name or its key, such as `2-1-0-1`. */
function pointLevel(name: string): number {
  return Number(/^(\d+)-\d+-\d+-\d+$/.exec(path.posix.parse(name).name)?.[1] ?? 0);
}

function shortenHierarchy(content: Buffer): Buffer {
  const nodes = JSON.parse(content.toString()) as Record<string, number>;
  const kept = Object.entries(nodes).filter(([key]) => pointLevel(key) < pointLevels);
  return Buffer.from(JSON.stringify(Object.fromEntries(kept)));
}

/** Returns a smaller copy of a file of the demo project, or undefined to omit the file. */
async function reduceFile(name: string, content: Buffer): Promise<Buffer | undefined> {
  if (name.includes('/ept-data/')) return pointLevel(name) < pointLevels ? content : undefined;
  if (name.includes('/ept-hierarchy/')) return shortenHierarchy(content);
  if (!name.endsWith('.jpg')) return content;
  const options = { quality: photoQuality, mozjpeg: true };
  return sharp(content).resize(photoSide).jpeg(options).toBuffer();
}

async function reduceDemo(manifest: DemoManifest) {
  const contents: Record<string, Buffer> = {};
  const files: Record<string, DemoManifest['files'][string]> = {};
  for (const [name, file] of Object.entries(manifest.files)) {
    const site = `${manifest.root}/${name}`;
    const content = await reduceFile(name, fs.readFileSync(path.join(staticDir, site)));
    if (content === undefined) continue;
    contents[site] = content;
    files[name] = { ...file, bytes: content.length };
  }
  return { contents, demo: { ...manifest, files } };
}

function readModules(sdk: SdkManifest): Record<string, Buffer> {
  const modules = Object.values(sdk).flatMap((release) => Object.values(release.modules));
  const names = [...new Set(modules.map(({ file }) => file))];
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(staticDir, name))]),
  );
}

function projectFileOf({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, projectFile);
}

/** Writes the pack for `versions`. The data to pack must already be generated. */
export async function generateRunPack(versions: readonly DocsVersion[]): Promise<void> {
  await runCached(
    {
      name: 'agent-tools-run',
      key: versions.map(({ folder }) => folder),
      code: [__filename],
      // These files contain the hashes of the data and the modules, so they change whenever the data or a module
      // changes.
      inputs: [bootFile, demoFile, sdkFile, ...versions.map(projectFileOf)],
      outputs: [packFile],
    },
    async () => {
      const sdk = readJson<SdkManifest>(sdkFile);
      const { contents, demo } = await reduceDemo(readJson<DemoManifest>(demoFile));
      const data: RunData = {
        boot: readJson<BootScript>(bootFile),
        demo,
        sdk,
        projects: Object.fromEntries(
          versions.map((version) => [
            version.folder,
            fs.readFileSync(projectFileOf(version), 'utf8'),
          ]),
        ),
      };
      fs.mkdirSync(path.dirname(packFile), { recursive: true });
      fs.writeFileSync(
        packFile,
        writePack({
          [runDataFile]: Buffer.from(JSON.stringify(data)),
          ...readModules(sdk),
          ...contents,
        }),
      );
    },
  );
}

/** Reads `run.pack`, which must already be generated. */
export function readRunPack(): Buffer {
  return fs.readFileSync(packFile);
}
