/**
 * Matches an entry of `@generated/registry`: the import of the module, its path, and its ID in the server's bundle. The
 * line of the last entry also ends the registry.
 */
const entry =
  /^( {2}"[^"]+": \[\(\) => import\(.*\)), ".*", require\.resolveWeak\(".*"\)\](,?(?:};)?)$/gm;

/**
 * Shortens the registry of page modules by removing data that only the server reads. Lines in a format that Docusaurus
 * 3.10 doesn't write stay unchanged. Returns undefined if no line changes.
 */
export function slimRegistry(source: string): string | undefined {
  const slim = source.replace(entry, '$1]$2');
  return slim === source ? undefined : slim;
}
