/** What the chunks of the site's bundle hold. Pure. */

/** A module as the bundler names it. */
export interface BundledModule {
  readonly name: string;
  readonly bytes: number;
  /** What imported it first; undefined for an entry. */
  readonly importedBy?: string | undefined;
  /** The modules that were put together into this one. */
  readonly parts: readonly BundledModule[];
}

export interface BundledChunk {
  readonly files: readonly string[];
  readonly modules: readonly BundledModule[];
}

/** A module in a chunk. */
export interface HeldModule {
  readonly name: string;
  /** Bytes of its source as the bundler read it: before it is made smaller. */
  readonly bytes: number;
  /** What imported it first; absent for an entry. */
  readonly importedBy?: string;
}

/** By a chunk's file, relative to the built site: its modules, largest first. */
export type Holdings = Readonly<Record<string, readonly HeldModule[]>>;

/** A module's name without what loaded it, how many others are in it, and the site's own folder. */
export function plainName(name: string): string {
  const resource = name.split('!').at(-1) ?? name;
  return resource.replace(/ \+ \d+ modules$/, '').replace(/^\.\//, '');
}

function heldModules({ name, bytes, importedBy, parts }: BundledModule): HeldModule[] {
  if (parts.length > 0) return parts.flatMap(heldModules);
  const module = { name: plainName(name), bytes };
  return [importedBy === undefined ? module : { ...module, importedBy: plainName(importedBy) }];
}

/** Scripts and styles of all chunks with their modules; what the bundler adds itself is left out. */
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
