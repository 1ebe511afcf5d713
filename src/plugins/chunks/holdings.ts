export interface BundledModule {
  readonly name: string;
  readonly bytes: number;
  /** First module that imported this one. Undefined for an entry. */
  readonly importedBy?: string | undefined;
  /** Modules that were concatenated into this one. */
  readonly parts: readonly BundledModule[];
}

export interface BundledChunk {
  readonly files: readonly string[];
  readonly modules: readonly BundledModule[];
}

export interface HeldModule {
  readonly name: string;
  /** Size of the source in bytes, before minification. */
  readonly bytes: number;
  /** First module that imported this one. Absent for an entry. */
  readonly importedBy?: string;
}

/** Modules of each chunk, largest first. The keys are the paths of the chunks' files, relative to the built site. */
export type Holdings = Readonly<Record<string, readonly HeldModule[]>>;

/** Shortens a module's name: removes loaders, the count of concatenated modules, and the site's folder. */
export function plainName(name: string): string {
  const resource = name.split('!').at(-1) ?? name;
  return resource.replace(/ \+ \d+ modules$/, '').replace(/^\.\//, '');
}

function heldModules({ name, bytes, importedBy, parts }: BundledModule): HeldModule[] {
  if (parts.length > 0) return parts.flatMap(heldModules);
  const module = { name: plainName(name), bytes };
  return [importedBy === undefined ? module : { ...module, importedBy: plainName(importedBy) }];
}

/** Returns the modules of each chunk. Omits the bundler's runtime modules. */
export function holdingsOf(chunks: readonly BundledChunk[]): Holdings {
  const holdings: Record<string, readonly HeldModule[]> = {};
  for (const { files, modules } of chunks) {
    const held = modules
      .flatMap(heldModules)
      .filter(({ name }) => !name.startsWith('webpack/runtime/'))
      .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
    for (const file of files) holdings[file] = held;
  }
  return holdings;
}
