/** An entry of `@generated/registry`: what loads the module, its path, its id among the server's modules. */
const entry = /^( {2}"[^"]+": \[\(\) => import\(.*\)), ".*", require\.resolveWeak\(".*"\)\](,?)$/gm;

/**
 * The registry of page modules without what only the server reads: each module's path, twice. Lines of another
 * shape than Docusaurus 3.10 writes stay as they are; undefined when all are.
 */
export function slimRegistry(source: string): string | undefined {
  const slim = source.replace(entry, '$1]$2');
  return slim === source ? undefined : slim;
}
