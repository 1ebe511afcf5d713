import { expect, it, vi } from 'vitest';
import { bundleModule } from '../../../../src/plugins/sdk/bundle';

it('a script in a bundle can read its own URL', async () => {
  const { code } = await bundleModule({
    // SDK 3.0.2 reads its own URL in this way, and throws an error if the URL is missing.
    entry: 'export const address = (document && document.currentScript).src;',
    resolveDir: __dirname,
    externals: {},
  });
  vi.stubGlobal('document', { currentScript: null });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { address: string };
  expect(module.address).toBe(url);
});

it('a bundle blocks functions created from strings, but allows other uses of Function', async () => {
  const { code } = await bundleModule({
    entry: `
      const Alias = Function;
      export const tries = [
        () => Function('return 1'), () => new Function('return 1'), () => Alias('return 1')(), () => new Alias(),
      ];
      export const facts = [
        tries[0] instanceof Function, ({}) instanceof Function, typeof Function,
        Function.prototype === Object.getPrototypeOf(tries[0]),
        Function.prototype.toString.call(Array).includes('native code'),
      ];`,
    resolveDir: __dirname,
    externals: {},
  });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as {
    tries: (() => unknown)[];
    facts: unknown[];
  };
  const names = module.tries.map((attempt) => {
    try {
      return String(attempt());
    } catch (error) {
      return error instanceof Error ? error.message : 'something else';
    }
  });
  const refused = 'Creating functions from strings is blocked.';
  expect(names).toEqual([refused, refused, refused, refused]);
  expect(module.facts).toEqual([true, false, 'function', true, true]);
});

it('a source file of three is found with and without its extension', async () => {
  const entry = (name: string): string => `export { clamp } from 'three/src/math/${name}';`;
  for (const name of ['MathUtils', 'MathUtils.js']) {
    const { code, exports } = await bundleModule({
      entry: entry(name),
      resolveDir: __dirname,
      externals: { three: 'three' },
    });
    expect(exports).toEqual(['clamp']);
    expect(code).toContain('Math.max');
  }
});
