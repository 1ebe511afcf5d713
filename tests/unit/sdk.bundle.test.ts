import { expect, it } from 'vitest';
import { bundleModule } from '../../src/plugins/sdk/bundle';

it('a script in a bundle finds the address that it was loaded from', async () => {
  const { code } = await bundleModule({
    // As 3.0.2 asks, which complains when it gets none.
    entry: 'export const address = (document && document.currentScript).src;',
    resolveDir: __dirname,
    externals: {},
  });
  Object.assign(globalThis, { document: { currentScript: null } });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { address: string };
  expect(module.address).toBe(url);
});
