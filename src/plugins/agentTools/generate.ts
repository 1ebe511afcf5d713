/** Bundles the tools for agents, extracts the SDKs' messages, and writes both to `.generated/agentTools/`. */
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
 * Returns the folder with the bundled code and the licenses of its packages. Returns undefined for a site without
 * generated code, such as the small sites in tests.
 */
export function findToolsCode(root: string): string | undefined {
  const dir = path.join(root, path.relative(rootDir, codeDir));
  return fs.existsSync(dir) ? dir : undefined;
}

export const noticesFile = 'THIRD-PARTY-LICENSES';

const introduction = `Third-party software in bin/ and data/run.pack

These files contain code from the packages below, bundled and minified.
`;

/** Files that list the packages in `run.pack`, which contains the SDK's modules and the frame that runs them. */
const runPackages = [packageListFile('sdk'), packageListFile('frame')];

function messagesFile(folder: string): string {
  return path.join(outputDir, 'messages', `${folder}.json`);
}

/** Reads the messages of a version's SDK. */
export function readMessages({ folder }: DocsVersion): MessagesData {
  return readJson<MessagesData>(messagesFile(folder));
}

/** Modules that only older SDKs have. */
const otherModules = ['tools.js', 'extensions/datasource.js'];

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

/** Writes the tools' code and the SDK messages of `versions`. Throws esbuild's report if the code doesn't build. */
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
