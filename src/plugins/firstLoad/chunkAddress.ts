/**
 * Shortens `__webpack_require__.gca`, the function that returns the URL of a chunk for Docusaurus to prefetch.
 * Docusaurus adds a table that maps all chunk names to IDs. On this site, the names are the IDs, so the table isn't
 * needed.
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

/** The bundler's base class for modules of its runtime. */
export type RuntimeModuleClass = abstract new (name: string, stage?: number) => object;

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/** Returns the function's code. `idToName` maps chunk IDs to names. Pure. */
export function chunkAddressCode(idToName: Readonly<Record<string, string>>): string {
  const others = Object.entries(idToName).filter(([id, name]) => id !== name);
  const ids = Object.fromEntries(others.map(([id, name]) => [name, id]));
  const id = others.length === 0 ? 'name' : `(${JSON.stringify(ids)}[name] || name)`;
  return `__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(${id});`;
}

/**
 * Replaces Docusaurus's function with the shorter one. Returns false if `plugins` doesn't contain Docusaurus's plugin.
 */
export function shortenChunkAddress(
  plugins: readonly unknown[],
  RuntimeModule: RuntimeModuleClass,
): boolean {
  class ChunkAddress extends RuntimeModule {
    declare readonly chunk: Chunk;

    /** Stage 10 makes this module run after the modules that it calls. */
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
