/**
 * Finds the style sheets that a page needs in addition to the common one. Docusaurus can't find them. It looks up a
 * page's modules by their names on the server, but the browser's manifest contains different names.
 */

/** Manifest of the browser's bundle, in the format that Docusaurus's server reads. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Chunks that load together, by chunk name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files by chunk name and kind, such as `css`. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/** Matches an entry of `@generated/registry`. Captures the name of the chunk and the server's name of the module. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\],?$/gm;

/** Returns a map from the server's names of page modules to Docusaurus's chunk names. */
export function moduleNames(registry: string): ReadonlyMap<string, string> {
  return new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', name = '']) => [
      JSON.parse(`"${name}"`) as string,
      chunk,
    ]),
  );
}

/**
 * Adds page modules to the manifest under their names on the server. The new entries contain only style sheets, because
 * a page's main script loads the page's other scripts.
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
