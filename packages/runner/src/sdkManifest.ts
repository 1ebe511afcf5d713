/**
 * Schema of `.generated/sdk/manifest.json`, which lists the ES modules that each version's programs import. This module
 * doesn't import Node modules, because the site's code also reads the manifest.
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
  /** Release of the SDK that renders the models. */
  readonly release: string;
  /** Release of the interface that programs use. It differs from `release` only if the version uses an adapter. */
  readonly interfaceRelease: string;
  /** Release of the client that sends the requests. */
  readonly client: string;
  /** Release of three.js that the SDK and programs share. */
  readonly three: string;
  /**
   * Modules by specifier. Programs can't import modules whose specifier starts with `#`, because an adapter wraps them.
   */
  readonly modules: Readonly<Record<string, SdkModule>>;
}

/** Keyed by version folder: `next`, `4.x`, … */
export type SdkManifest = Readonly<Record<string, SdkRelease>>;

/**
 * Names that each module must export, by version folder and specifier. Only for tests, because the list is too large
 * for pages.
 */
export type SdkExports = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Returns the modules that a program needs if it imports `specifiers`, including all transitive imports. Each module
 * comes after its own imports. Throws if modules have circular imports, or if a specifier isn't in the release. In that
 * case, the error lists the available specifiers.
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
