/**
 * Creates typings for versions whose API is a list of symbols. With these typings, programs and code blocks compile
 * against the release that the pages describe, even if they run with another release.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';
import { entryPointFile, writeDeclarations } from './declarations';
import type { SymbolList } from '../names/symbolList';
import { readJson } from '@reveal-docs/shared/readJson';

function symbolListFile(version: DocsVersion): string | undefined {
  return version.api.layout === 'page'
    ? path.join(version.workspaceDir, version.api.symbols)
    : undefined;
}

/** This folder is inside the workspace, so that the typings can import three.js and the client from there. */
function typesDir(version: DocsVersion): string {
  return path.join(version.workspaceDir, '.generated', 'types');
}

/**
 * Returns a map from module names to the absolute paths of generated declaration files. The map is empty if the
 * version's SDK includes typings.
 */
export function typePaths(version: DocsVersion): Record<string, string> {
  const file = symbolListFile(version);
  if (file === undefined) return {};
  const list = readJson<SymbolList>(file);
  const entryPoints = new Set(list.symbols.map(({ entryPoint }) => entryPoint));
  return Object.fromEntries(
    [...entryPoints].map((name) => [name, path.join(typesDir(version), entryPointFile(name))]),
  );
}

/** Writes the typings of each version that needs them. Rejects if a list is incomplete. */
export async function generateSdkTypes(versions: readonly DocsVersion[]): Promise<void> {
  for (const version of versions) {
    const file = symbolListFile(version);
    if (file === undefined) continue;
    const dir = typesDir(version);
    await runCached(
      {
        name: `types-${version.folder}`,
        key: null,
        code: [__filename],
        inputs: [file],
        outputs: Object.values(typePaths(version)),
      },
      async () => {
        const list = readJson<SymbolList>(file);
        fs.rmSync(dir, { recursive: true, force: true });
        fs.mkdirSync(dir, { recursive: true });
        for (const [name, content] of writeDeclarations(list)) {
          fs.writeFileSync(path.join(dir, name), content);
        }
      },
    );
  }
}
