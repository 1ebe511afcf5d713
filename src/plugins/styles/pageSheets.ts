/**
 * Finds the style sheets that a page needs in addition to the common one. Docusaurus looks up a
 * page's modules in a manifest of the browser's bundle. It doesn't find any, because the modules
 * have different names on the server. This has no effect if all styles are in one file. Pure.
 */

/** The manifest of the browser's bundle that Docusaurus's server reads. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Chunks that load together, by chunk name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files of each chunk by kind, by the chunk's name. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/**
 * Matches an entry of `@generated/registry` on the server: the names of the chunk and of the
 * module.
 */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\],?$/gm;

/** Maps the server's name of each page module to Docusaurus's name for its chunk. */
export function moduleNames(registry: string): ReadonlyMap<string, string> {
  return new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', name = '']) => [
      JSON.parse(`"${name}"`) as string,
      chunk,
    ]),
  );
}

/**
 * Adds the server's names of page modules to the manifest, but only with style sheets. A page's
 * main script still loads its other scripts.
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
