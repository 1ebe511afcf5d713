/** WebKit without WebGL, on a system in dark mode. */
import { expect, it } from 'vitest';
import { withWebKit } from './page';

const page = withWebKit('--dark-mode', '--enable-webgl=false');

it('an example says what is missing and what to do, and shows its code', async () => {
  await page().open('docs/examples/cad-basic');
  await page().evaluate(`document.querySelector('[data-example]').scrollIntoView()`);
  const alert = { role: 'alert', within: '[data-example]' } as const;
  await page().expectText(alert, 'This browser can’t display 3D graphics.');
  await page().expectText(alert, 'hardware acceleration');
  await page().expectText({ selector: 'pre', within: '[data-example]' }, `from '@cognite/reveal'`);
});

it('with nothing stored and a system that says dark, the page is dark', async () => {
  await page().open('docs/concepts');
  const { theme, themeChoice } = await page().evaluate<DOMStringMap>(
    'return { ...document.documentElement.dataset }',
  );
  expect([theme, themeChoice]).toEqual(['dark', 'system']);
});
