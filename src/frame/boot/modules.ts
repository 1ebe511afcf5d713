/**
 * Gives modules their addresses: each becomes a blob URL of the frame, with the addresses of the modules that it
 * imports in the places where it names them. There is no import map: it would be an inline script, which the
 * page's policy does not let run.
 */
import type { StartMessage } from '../messages';
import { frameModules } from '../program/frameModules';
import type { ModuleImport } from '../program/imports';

/** Where the watched module looks for the function that watches. */
export const watchKey = Symbol.for('reveal-docs.watch');

/**
 * A module with all exports of the SDK, in which `Cognite3DViewer` is the watched class: an export of its own
 * takes precedence over the same name from `export *`.
 */
function watchedModule(sdk: string): string {
  return `export * from '${sdk}';
import { Cognite3DViewer as Published } from '${sdk}';
export const Cognite3DViewer = globalThis[Symbol.for('reveal-docs.watch')](Published);
`;
}

/** The source in parts, with what `addressOf` says in place of the names that it imports. */
export function putAddresses<Source extends Blob | string>(
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

/** The modules of a run. */
export interface InstalledModules {
  /** File names by the address their module runs under. */
  readonly files: ReadonlyMap<string, string>;
  /** What programs call the module at an address. */
  readonly names: ReadonlyMap<string, string>;
  /** Address of a module. Throws when there is none of that name. */
  addressOf(specifier: string): string;
  /** What a computed import imports: the address of a module, or what it was given. */
  resolve(specifier: unknown): unknown;
}

interface Module {
  readonly source: Blob | string;
  readonly imports: readonly ModuleImport[];
  readonly file?: string;
  readonly hasOtherNames?: boolean;
}

/**
 * Closes the frame's policy: from here on nothing inline runs, not even the boot script once more. Text that
 * becomes markup has to pass the policy of `forbidElements`. Policies add up, so a program cannot take it back.
 */
export function closePolicy(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "script-src 'wasm-unsafe-eval' blob:; require-trusted-types-for 'script'; trusted-types default";
  document.head.append(policy);
}

/** Takes the modules in; each gets its address when it is first asked for, after those that it imports. */
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
    const url = urlOf(putAddresses(module.source, module.imports, addressOf));
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
    if (module === undefined) throw new TypeError(`There is no module "${specifier}" here.`);
    let url = published.get(module) ?? publish(module, specifier);
    if (specifier === start.sdk) url = urlOf([watchedModule(url)]);
    // Several names of one module: an address each, so that errors say the one that was written.
    else if (module.hasOtherNames) url = urlOf([`export * from '${url}';`]);
    if (!names.has(url)) names.set(url, specifier);
    addresses.set(specifier, url);
    return url;
  }

  /** Names that a program can write: those of packages, and of its own files. */
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
