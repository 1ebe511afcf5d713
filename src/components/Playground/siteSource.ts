import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { loadProgram, programsManifest } from '@site/src/builds/programs';
import type { ProgramSource } from './start/source';

/** Returns the URL of a file from its path, which is relative to the site's base path. */
export type AssetUrl = (path: string) => string;

const examples = new Map<string, Promise<ExampleProgram>>();

/** Loads an example once per page. If loading fails, the next call tries again. */
export function loadExample(
  folder: string,
  name: string,
  assetUrl: AssetUrl,
): Promise<ExampleProgram> {
  const key = `${folder}/${name}`;
  const known = examples.get(key);
  if (known !== undefined) return known;
  const loading = loadProgram(folder, name, assetUrl);
  loading.catch(() => examples.delete(key));
  examples.set(key, loading);
  return loading;
}

/** Returns an object that loads this site's programs for the playground and for embeds. */
export function siteSource(assetUrl: AssetUrl): ProgramSource {
  return {
    programs: programsManifest,
    loadExample: (folder, name) => loadExample(folder, name, assetUrl),
    async loadStatements() {
      const [programs, kit] = await Promise.all([
        import('@generated/statements/default/programs.json'),
        import('@generated/statements/default/kit.json'),
      ]);
      return { programs: programs.default, kit: kit.default };
    },
  };
}
