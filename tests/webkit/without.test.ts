/** Tests WebKit when it doesn't support WebGL and the system is in dark mode. */
import { expect, it } from 'vitest';
import { withWebKit } from './page';

const page = withWebKit('--dark-mode', '--enable-webgl=false');

it('without WebGL, an example shows an error, what to do, and its code', async () => {
  await page().open('docs/examples/cad-basic');
  await page().evaluate(`document.querySelector('[data-example]').scrollIntoView()`);
  const alert = { role: 'alert', within: '[data-example]' } as const;
  await page().expectText(alert, 'This browser can’t display 3D graphics.');
  await page().expectText(alert, 'hardware acceleration');
  await page().expectText({ selector: 'pre', within: '[data-example]' }, `from '@cognite/reveal'`);
});

it('the page is dark if nothing is stored and the system says dark', async () => {
  await page().open('docs/concepts');
  const { theme, themeChoice } = await page().evaluate<DOMStringMap>(
    'return { ...document.documentElement.dataset }',
  );
  expect([theme, themeChoice]).toEqual(['dark', 'system']);
});
