/**
 * What `.generated/sdk/manifest.json` says: the ES modules that programs of each version import. Types only
 * and free of Node, because the site's code reads the manifest too.
 */

import type { ModuleImport } from './program/imports';

/** One ES module, in one file, as programs of a version import it. */
export interface SdkModule {
  /** Path below the site's base path: `sdk/reveal-4.29.0.0123456789ab.js`. */
  readonly file: string;
  /** Sizes in bytes: minified, and as a server sends it. */
  readonly bytes: number;
  readonly gzip: number;
  /** What it imports, keys of {@link SdkRelease.modules}, and where its file says so: offsets in bytes. */
  readonly imports: readonly ModuleImport[];
}

/** What one version of the docs runs. */
export interface SdkRelease {
  /** Release of the SDK that draws. */
  readonly release: string;
  /** Release whose interface programs see; another one than `release` only behind an adapter. */
  readonly interfaceRelease: string;
  /** Release of the client that sends the requests. */
  readonly client: string;
  /** Release of three.js that the SDK and programs share. */
  readonly three: string;
  /**
   * By specifier. Besides the names that programs write there are names starting with `#`: a module that an
   * adapter stands in front of.
   */
  readonly modules: Readonly<Record<string, SdkModule>>;
}

/** By folder of the version: `next`, `4.x`, … */
export type SdkManifest = Readonly<Record<string, SdkRelease>>;

/** Export names that each module must have, by folder and specifier: for tests, too big for pages. */
export type SdkExports = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * The modules that a program needs which imports `specifiers`: those and everything they import in turn, each
 * after what it imports itself. Throws when a specifier is not in the release, naming those that are, and when
 * modules import each other in a circle.
 */
export function modulesNeeded(release: SdkRelease, specifiers: Iterable<string>): string[] {
  const needed = new Set<string>();
  const add = (specifier: string, importers: readonly string[]) => {
    if (needed.has(specifier)) return;
    if (importers.includes(specifier)) {
      throw new Error(`Modules import each other: ${[...importers, specifier].join(' → ')}.`);
    }
    const module = release.modules[specifier];
    if (module === undefined) {
      const names = Object.keys(release.modules).filter((name) => !name.startsWith('#'));
      throw new Error(
        `There is no module "${specifier}" here. A program can import ${names.join(', ')}.`,
      );
    }
    for (const imported of module.imports) add(imported.specifier, [...importers, specifier]);
    needed.add(specifier);
  };
  for (const specifier of specifiers) add(specifier, []);
  return [...needed];
}
