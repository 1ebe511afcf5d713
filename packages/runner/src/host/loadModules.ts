import { modulesNeeded, type SdkModule, type SdkRelease } from '../sdkManifest';
import { loadModule } from './assets';
import type { FrameProgram } from './frame';

export interface ModuleToLoad {
  readonly module: SdkModule;
  readonly specifiers: readonly string[];
}

/** Returns the modules to load for a program's imports. Lists a file only once, even if it has several specifiers. */
export function modulesToLoad(release: SdkRelease, imports: readonly string[]): ModuleToLoad[] {
  const byFile = new Map<string, { module: SdkModule; specifiers: string[] }>();
  for (const specifier of modulesNeeded(release, imports)) {
    const module = release.modules[specifier];
    if (module === undefined) continue;
    const known = byFile.get(module.file);
    if (known === undefined) byFile.set(module.file, { module, specifiers: [specifier] });
    else known.specifiers.push(specifier);
  }
  return [...byFile.values()];
}

/** Fetches all modules in parallel. Calls `onBytes` with the size of each chunk that arrives. */
export function loadModules(
  wanted: readonly ModuleToLoad[],
  assetUrl: (path: string) => string,
  onBytes: (bytes: number) => void,
): Promise<FrameProgram['modules']> {
  return Promise.all(
    wanted.map(async ({ module, specifiers }) => ({
      specifiers: [...specifiers],
      imports: [...module.imports],
      source: await loadModule(assetUrl(module.file), module.bytes, onBytes),
    })),
  );
}
