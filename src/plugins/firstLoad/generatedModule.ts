import vm from 'node:vm';

/**
 * Runs a generated module of plain data and returns what it exports, as JSON would keep it. `scope` holds what it
 * imports, by local name; the imports themselves are dropped.
 */
export function evaluate(source: string, scope: Readonly<Record<string, unknown>>): unknown {
  const script = source
    .replace(/^import .*$/gm, '')
    .replace(/^export default /m, 'globalThis.exported = ');
  const context: Record<string, unknown> = { ...scope };
  vm.runInNewContext(script, context);
  return JSON.parse(JSON.stringify(context.exported ?? null));
}
