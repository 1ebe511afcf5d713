/**
 * Schema of `.generated/sdk/manifest.json`: the ES modules that programs of each version import. The site's code also
 * reads the manifest, so this module doesn't import Node modules.
 */

import type { ModuleImport } from './program/imports';

/** An ES module that programs of a version import, bundled into one file. */
export interface SdkModule {
  /** Path relative to the site's base path: `sdk/reveal-4.29.0.0123456789ab.js`. */
  readonly file: string;
  /** Size of the minified file, in bytes. */
  readonly bytes: number;
  /** Size of the file after compression with gzip, in bytes. */
  readonly gzip: number;
  /** Imports of the module: keys of {@link SdkRelease.modules}, with byte offsets in the module's file. */
  readonly imports: readonly ModuleImport[];
}

/** The packages that one version of the docs runs. */
export interface SdkRelease {
  /** SDK release that renders. */
  readonly release: string;
  /** Release of the interface that programs use. Differs from `release` only if an adapter is used. */
  readonly interfaceRelease: string;
  /** Release of the client that sends the requests. */
  readonly client: string;
  /** Release of three.js that the SDK and programs share. */
  readonly three: string;
  /**
   * Modules by specifier. Specifiers that start with `#` are for modules that an adapter wraps. Programs can't import
   * these.
   */
  readonly modules: Readonly<Record<string, SdkModule>>;
}

/** Keyed by version folder: `next`, `4.x`, … */
export type SdkManifest = Readonly<Record<string, SdkRelease>>;

/**
 * Required export names of each module, by version folder and specifier. Only for tests, because it's too large for
 * pages.
 */
export type SdkExports = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Returns the modules that a program with the imports `specifiers` needs, with all transitive imports. Each module
 * comes after its own imports. If a specifier isn't in the release, throws an error that lists the available ones. Also
 * throws if modules have circular imports.
 */
export function modulesNeeded(release: SdkRelease, specifiers: Iterable<string>): string[] {
  const needed = new Set<string>();
  const add = (specifier: string, importers: readonly string[]) => {
    if (needed.has(specifier)) return;
    if (importers.includes(specifier)) {
      throw new Error(`Circular import: ${[...importers, specifier].join(' → ')}.`);
    }
    const module = release.modules[specifier];
    if (module === undefined) {
      const names = Object.keys(release.modules).filter((name) => !name.startsWith('#'));
      throw new Error(
        `Cannot find module "${specifier}". A program can import ${names.join(', ')}.`,
      );
    }
    for (const imported of module.imports) add(imported.specifier, [...importers, specifier]);
    needed.add(specifier);
  };
  for (const specifier of specifiers) add(specifier, []);
  return [...needed];
}
