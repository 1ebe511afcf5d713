/**
 * An entry of `@generated/registry`: the import of the module, its path, and its ID in the server's
 * bundle.
 */
const entry = /^( {2}"[^"]+": \[\(\) => import\(.*\)), ".*", require\.resolveWeak\(".*"\)\](,?)$/gm;

/**
 * Removes what only the server reads from the registry of page modules: each module's path, twice.
 * Lines that Docusaurus 3.10 wouldn't write stay unchanged. Returns undefined if all lines do.
 */
export function slimRegistry(source: string): string | undefined {
  const slim = source.replace(entry, '$1]$2');
  return slim === source ? undefined : slim;
}
