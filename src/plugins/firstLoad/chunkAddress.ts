/**
 * What gives Docusaurus's prefetching a chunk's address by its name, `__webpack_require__.gca`. Docusaurus writes a
 * table of all chunks into it, from name to id; with names as ids, none of its lines says anything.
 */

interface Chunk {
  getChunkMaps(realHash: boolean): { readonly name: Readonly<Record<string, string>> };
}

interface Compilation {
  readonly hooks: {
    readonly additionalTreeRuntimeRequirements: {
      tap(name: string, run: (chunk: Chunk) => void): void;
    };
  };
  addRuntimeModule(chunk: Chunk, module: object): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

/** The bundler's class of what its runtime consists of. */
export type RuntimeModuleClass = abstract new (name: string, stage?: number) => object;

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/** Code of the function; `idToName` is the bundler's table of chunks. Pure. */
export function chunkAddressCode(idToName: Readonly<Record<string, string>>): string {
  const others = Object.entries(idToName).filter(([id, name]) => id !== name);
  const ids = Object.fromEntries(others.map(([id, name]) => [name, id]));
  const id = others.length === 0 ? 'name' : `(${JSON.stringify(ids)}[name] || name)`;
  return `__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(${id});`;
}

/** Puts the short function in place of Docusaurus's; false when `plugins` have no such plugin. */
export function shortenChunkAddress(
  plugins: readonly unknown[],
  RuntimeModule: RuntimeModuleClass,
): boolean {
  class ChunkAddress extends RuntimeModule {
    declare readonly chunk: Chunk;

    /** Behind what it calls. */
    constructor() {
      super('chunk address', 10);
    }

    generate(): string {
      return chunkAddressCode(this.chunk.getChunkMaps(false).name);
    }
  }
  const plugin = (plugins as readonly BundlerPlugin[]).find(
    ({ constructor }) => constructor.name === 'ChunkAssetPlugin',
  );
  if (plugin === undefined) return false;
  plugin.apply = ({ hooks }) => {
    hooks.thisCompilation.tap('chunk address', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk address', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddress());
      });
    });
  };
  return true;
}
