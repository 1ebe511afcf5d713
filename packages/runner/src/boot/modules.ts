/**
 * Assigns URLs to modules. Each module becomes a blob URL of the frame, with the specifiers of its imports replaced by
 * blob URLs. The frame has no import map, because it would be an inline script, which the page's policy blocks.
 */
import type { StartMessage } from '../messages';
import { frameModules } from '../program/frameModules';
import type { ModuleImport } from '../program/imports';

/** Global key of the function that wraps the viewer class. The watched module calls it. */
export const watchKey = Symbol.for('reveal-docs.watch');

/**
 * Source of a module that re-exports the SDK with `Cognite3DViewer` replaced by the watched class.
 * A module's own export takes precedence over the same name from `export *`.
 */
function watchedModule(sdk: string): string {
  return `export * from '${sdk}';
import { Cognite3DViewer as Published } from '${sdk}';
export const Cognite3DViewer = globalThis[Symbol.for('reveal-docs.watch')](Published);
`;
}

/** Splits the source into parts, with each import specifier replaced by its module's URL. */
export function insertModuleUrls<Source extends Blob | string>(
  source: Source,
  imports: readonly ModuleImport[],
  addressOf: (specifier: string) => string,
): (Source | string)[] {
  const parts: (Source | string)[] = [];
  let at = 0;
  for (const { specifier, start, end } of imports) {
    parts.push(source.slice(at, start) as Source, JSON.stringify(addressOf(specifier)));
    at = end;
  }
  parts.push(source.slice(at) as Source);
  return parts;
}

export interface InstalledModules {
  /** File names of the program's modules, by module URL. */
  readonly files: ReadonlyMap<string, string>;
  /** Names that programs use for modules, by module URL. */
  readonly names: ReadonlyMap<string, string>;
  /** Returns the URL of a module. Throws for an unknown specifier. */
  addressOf(specifier: string): string;
  /** Resolves a computed import. Returns the URL of a known module, and any other value unchanged. */
  resolve(specifier: unknown): unknown;
}

interface Module {
  readonly source: Blob | string;
  readonly imports: readonly ModuleImport[];
  readonly file?: string;
  readonly hasOtherNames?: boolean;
}

/**
 * Sets the frame's final policy. From then on, inline scripts can't run, not even the boot script.
 * Text that becomes markup must pass the policy of `forbidElements`. Policies can only be added, so
 * a program can't undo this.
 */
export function closePolicy(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "script-src 'wasm-unsafe-eval' blob:; require-trusted-types-for 'script'; trusted-types default";
  document.head.append(policy);
}

/** Installs the modules. Each module gets its URL on first use, after the modules that it imports. */
export function installModules(start: StartMessage): InstalledModules {
  const modules = new Map<string, Module>();
  for (const { specifiers, ...module } of start.modules) {
    const hasOtherNames = specifiers.length > 1;
    const shared = { ...module, hasOtherNames };
    for (const specifier of specifiers) modules.set(specifier, shared);
  }
  for (const { specifier, code } of frameModules) {
    modules.set(specifier, { source: code, imports: [] });
  }
  for (const { specifier, code, ...module } of start.program) {
    modules.set(specifier, { ...module, source: code });
  }

  const createUrl = URL.createObjectURL.bind(URL);
  const urlOf = (parts: BlobPart[]) => createUrl(new Blob(parts, { type: 'text/javascript' }));
  const files = new Map<string, string>();
  const names = new Map<string, string>();
  const published = new Map<Module, string>();
  const addresses = new Map<string, string>();

  function publish(module: Module, specifier: string): string {
    const url = urlOf(insertModuleUrls(module.source, module.imports, addressOf));
    published.set(module, url);
    const { file } = module;
    if (file !== undefined) files.set(url, file);
    names.set(url, file === undefined ? specifier : `./${file.replace(/\.tsx?$/, '')}`);
    return url;
  }

  function addressOf(specifier: string): string {
    const known = addresses.get(specifier);
    if (known !== undefined) return known;
    const module = modules.get(specifier);
    if (module === undefined) throw new TypeError(`Cannot find module "${specifier}".`);
    let url = published.get(module) ?? publish(module, specifier);
    if (specifier === start.sdk) url = urlOf([watchedModule(url)]);
    // Give each name of a module its own URL, so that errors show the name that the program used.
    else if (module.hasOtherNames) url = urlOf([`export * from '${url}';`]);
    if (!names.has(url)) names.set(url, specifier);
    addresses.set(specifier, url);
    return url;
  }

  /** A map from the names that a program can import (a package, or a file as `./name`) to module specifiers. */
  const written = new Map([
    ...[...modules.keys()]
      .filter((name) => !name.startsWith('#'))
      .map((name) => [name, name] as const),
    ...start.program.map(
      ({ specifier, file }) => [`./${file.replace(/\.tsx?$/, '')}`, specifier] as const,
    ),
  ]);
  return {
    files,
    names,
    addressOf,
    resolve: (specifier) => {
      const name = typeof specifier === 'string' ? written.get(specifier) : undefined;
      return name === undefined ? specifier : addressOf(name);
    },
  };
}
