/**
 * Assigns URLs to modules. Each module becomes a blob of the frame, in which the URLs of other blobs replace the import
 * specifiers. The frame can't use an import map, because an import map is an inline script, and the page's policy
 * blocks those.
 */
import type { StartMessage } from '../messages';
import { frameModules } from '../program/frameModules';
import type { ModuleImport } from '../program/imports';

/** Global key of the function that wraps the viewer class. The watched module calls this function. */
export const watchKey = Symbol.for('reveal-docs.watch');

/**
 * Returns the source of a module that re-exports the SDK, but with the watched class as `Cognite3DViewer`. A module's
 * own export takes precedence over the same name from `export *`.
 */
function watchedModule(sdk: string): string {
  return `export * from '${sdk}';
import { Cognite3DViewer as Published } from '${sdk}';
export const Cognite3DViewer = globalThis[Symbol.for('reveal-docs.watch')](Published);
`;
}

/** Replaces each import specifier with its module's URL. Returns the source in parts. */
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
  /** Names by which programs import the modules, by module URL. */
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
 * Sets the frame's final policy. From then on, inline scripts can't run. This includes the boot script. Text that
 * becomes markup must pass the policy of `forbidElements`. Policies can only be added, so a program can't undo this.
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
    // Give each name of a module its own URL, so that error messages contain the name that the program used.
    else if (module.hasOtherNames) url = urlOf([`export * from '${url}';`]);
    if (!names.has(url)) names.set(url, specifier);
    addresses.set(specifier, url);
    return url;
  }

  /**
   * Map from the names that a program can import to module specifiers. A name is a package, or a file such as `./name`.
   */
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
