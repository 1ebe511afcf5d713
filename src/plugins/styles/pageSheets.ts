/**
 * Which style sheets a page links to, beside the one of all pages. Docusaurus looks up the modules of a page in a
 * manifest of the browser's bundle, but the manifest knows them by other names than its server, so that it finds none:
 * harmless as long as all styles are in one file. Pure.
 */

/** What Docusaurus's server reads of the browser's bundle. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** By a chunk's name: the chunks that come with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** By a chunk's name: its files by their kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/** An entry of `@generated/registry` on the server: the chunk's name, and the module's. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\],?$/gm;

/** The names of page modules on the server, each with Docusaurus's name of its chunk. */
export function moduleNames(registry: string): ReadonlyMap<string, string> {
  return new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', name = '']) => [
      JSON.parse(`"${name}"`) as string,
      chunk,
    ]),
  );
}

/**
 * The manifest with the server's names of page modules as well. They bring style sheets only: scripts of a page are
 * loaded by the page's main script, as Docusaurus has it.
 */
export function withPageSheets(
  manifest: ClientManifest,
  modules: ReadonlyMap<string, string>,
): ClientManifest {
  const origins: Record<string, readonly string[]> = { ...manifest.origins };
  const assets: Record<string, Readonly<Record<string, readonly unknown[]>>> = {
    ...manifest.assets,
  };
  const always = new Set(manifest.entrypoints.flatMap((name) => manifest.origins[name] ?? []));
  for (const [module, chunk] of modules) {
    const sheets = (manifest.origins[chunk] ?? []).filter(
      (name) => !always.has(name) && (manifest.assets[name]?.css?.length ?? 0) > 0,
    );
    if (sheets.length === 0) continue;
    const key = (name: string) => `styles of ${name}`;
    origins[module] = sheets.map(key);
    for (const name of sheets) assets[key(name)] = { css: manifest.assets[name]?.css ?? [] };
  }
  return { ...manifest, origins, assets };
}
