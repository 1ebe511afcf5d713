/**
 * Bundles the tools for agents and extracts the SDKs' messages into `.generated/agentTools/`. The
 * build packs both with the site's data.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bundleEntries, bundleTools } from '@reveal-docs/agent-tools/pack/bundle';
import { findMessages } from '@reveal-docs/agent-tools/pack/messages';
import type { MessagesData } from '@reveal-docs/agent-tools/data';
import { runCached } from '@reveal-docs/build-steps/cache';
import {
  packageListFile,
  packagesOf,
  writePackageList,
  type BundledFiles,
} from '@reveal-docs/build-steps/packages';
import { readJson } from '@reveal-docs/shared/readJson';
import { resolveSdkDir, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { renderNotices } from '../licenses/notices';

const outputDir = path.join(rootDir, '.generated', 'agentTools');

const codeDir = path.join(outputDir, 'code');

/**
 * Returns the folder with the bundled code and the licenses of the packages in it, for the site at
 * `root`. Returns undefined for a site without generated code, such as the small sites in tests.
 */
export function findToolsCode(root: string): string | undefined {
  const dir = path.join(root, path.relative(rootDir, codeDir));
  return fs.existsSync(dir) ? dir : undefined;
}

/** Name of the file with the licenses. */
export const noticesFile = 'THIRD-PARTY-LICENSES';

const introduction = `Third-party software in bin/ and data/run.pack

These files contain code from the packages below, bundled and minified.
`;

/** Paths, in `run.pack`, of the package lists of the SDK's modules and of the frame that runs them. */
const runPackages = [packageListFile('sdk'), packageListFile('frame')];

function messagesFile(folder: string): string {
  return path.join(outputDir, 'messages', `${folder}.json`);
}

/** Reads the messages of a version's SDK. */
export function readMessages({ folder }: DocsVersion): MessagesData {
  return readJson<MessagesData>(messagesFile(folder));
}

/** Modules of older SDKs in addition to the main module. */
const otherModules = ['tools.js', 'extensions/datasource.js'];

/** Extracts the messages from the code of a version's SDK, and writes them to the tools' data. */
async function generateMessages(version: DocsVersion): Promise<void> {
  const dir = resolveSdkDir(version);
  const { main = 'index.js' } = readJson<{ main?: string }>(path.join(dir, 'package.json'));
  const files = [main, ...otherModules]
    .map((file) => path.join(dir, file))
    .filter((file) => fs.existsSync(file));
  const output = messagesFile(version.folder);
  await runCached(
    {
      name: `tools-messages-${version.folder}`,
      key: version.release,
      code: [__filename],
      inputs: files,
      outputs: [output],
    },
    async () => {
      const messages = files.flatMap((file) => findMessages(fs.readFileSync(file, 'utf8')));
      const byText = new Map(messages.map((message) => [message.text, message]));
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify([...byText.values()]));
    },
  );
}

/**
 * Writes the code and the messages of `versions`. Throws an error with esbuild's report when the
 * code doesn't build.
 */
export async function generateAgentTools(versions: readonly DocsVersion[]): Promise<void> {
  for (const version of versions) await generateMessages(version);
  await runCached(
    {
      name: 'agent-tools',
      key: null,
      code: [__filename, ...bundleEntries],
      inputs: [path.join(rootDir, 'package-lock.json'), ...runPackages],
      outputs: [codeDir, packageListFile('agent-tools')],
    },
    async () => {
      const { code, files } = await bundleTools();
      writePackageList('agent-tools', files);
      fs.rmSync(codeDir, { recursive: true, force: true });
      fs.mkdirSync(codeDir, { recursive: true });
      for (const [name, text] of Object.entries(code)) {
        fs.writeFileSync(path.join(codeDir, name), text);
      }
      const lists = runPackages.map((file) => readJson<BundledFiles>(file));
      const notices = renderNotices([packagesOf(files), ...lists], introduction);
      fs.writeFileSync(path.join(codeDir, noticesFile), notices);
    },
  );
}
