import vm from 'node:vm';

/**
 * Runs a generated module that contains only data, and returns its default export as JSON values. `scope` contains its
 * imports by local name.
 */
export function evaluate(source: string, scope: Readonly<Record<string, unknown>>): unknown {
  const script = source
    .replace(/^import .*$/gm, '')
    .replace(/^export default /m, 'globalThis.exported = ');
  const context: Record<string, unknown> = { ...scope };
  vm.runInNewContext(script, context);
  return JSON.parse(JSON.stringify(context.exported ?? null));
}
