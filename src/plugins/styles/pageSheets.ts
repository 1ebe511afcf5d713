/**
 * Finds the style sheets that a page needs in addition to the common one. Docusaurus looks up a page's modules in a
 * manifest of the browser's bundle, but doesn't find them, because modules have different names on the server.
 */

/** Manifest of the browser's bundle, in the format that Docusaurus's server reads. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Chunks that load together, by chunk name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files by chunk name and kind, such as `css`. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/** Matches an entry of `@generated/registry` on the server, with the names of the chunk and the module. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\],?$/gm;

/** Returns Docusaurus's chunk name for each page module, by the module's name on the server. */
export function moduleNames(registry: string): ReadonlyMap<string, string> {
  return new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', name = '']) => [
      JSON.parse(`"${name}"`) as string,
      chunk,
    ]),
  );
}

/**
 * Adds page modules to the manifest, by their names on the server. Each has only its style sheets, because a page's
 * main script loads the page's other scripts.
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
