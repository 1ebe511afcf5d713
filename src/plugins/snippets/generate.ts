import fs from 'node:fs';
import path from 'node:path';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';
import { readSnippets, snippetsFile } from './read';

const output = path.join(rootDir, '.generated', 'snippets.json');

/** Writes the snippets of each version to `.generated/snippets.json`. Throws if snippets are invalid or missing. */
export async function generateSnippets(versions: readonly DocsVersion[]): Promise<void> {
  await runCached(
    {
      name: 'snippets',
      key: versions.map(({ folder }) => folder),
      code: [__filename],
      inputs: versions.map(snippetsFile),
      outputs: [output],
    },
    async () => {
      const all = versions.map((version) => [version.folder, readSnippets(version)]);
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify(Object.fromEntries(all)));
    },
  );
}
