/**
 * Tests examples of the built site in WebKit: links that contain code, editing, running, the console, and each kind of
 * data.
 */
import { expect, it } from 'vitest';
import { encodeShare } from '../../src/components/Example/share';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { withWebKit } from './page';

const page = withWebKit();
const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('versions.json names no version.');

const example = '[data-example]';
const pathOf = (version: DocsVersion, name: string) => `${version.routePath}/examples/${name}`;

it('code from a link is shown, runs on a click, and can be edited and run again', async () => {
  const source = `console.log('shared');\nconsole.warn('careful');`;
  const hash = await encodeShare({
    name: 'cad-basic',
    folder: latest.folder,
    files: { 'cad-basic.ts': source },
  });
  await page().open(`playground${hash}`);
  await page().expectText({ role: 'note', within: example }, 'came from the link');
  await page().expectText({ selector: '.cm-content', within: example }, `'shared'`);
  expect(await page().all({ selector: 'iframe', within: example })).toEqual([]);

  await page().click({ role: 'button', within: example, name: 'Run', exact: true });
  await page().expectState('running');
  await page().click({ selector: '[role="tab"][id$="-console"]', within: example });
  await page().expectText({ role: 'log', within: example }, 'shared');
  await page().expectText({ role: 'log', within: example }, 'cad-basic.ts:2');

  await page().click({ selector: '.cm-content', within: example });
  await page().control('a');
  const changed = `console.log('changed');\nconsole.log('below', undefined!.below);`;
  await page().evaluate(`document.execCommand('insertText', false, arguments[0])`, changed);
  await page().click({ role: 'button', within: example, name: 'Run', exact: true });
  await page().expectText({ role: 'alert', within: example }, 'cad-basic.ts, line 2');
  await page().expectText({ role: 'log', within: example }, 'changed');

  // The driver can't open the list of a select element, because this list is a system window.
  await page().evaluate(`const select = document.querySelector('[data-example] [role="log"]')
    .closest('[data-example]').querySelector('select:has([value="errors"])');
    select.value = 'errors';
    select.dispatchEvent(new Event('change', { bubbles: true }));`);
  await page().expectResult(
    `return [...document.querySelectorAll('[role="log"] li')].some((item) => item.textContent.includes('changed'))`,
    false,
  );
});

/**
 * One example for each kind of data in the latest version, and one example in each older version. `console.test.ts`
 * covers CAD.
 */
const runs = [
  ...['pointcloud', 'image360'].map((name) => ({ name, version: latest })),
  ...versions
    .slice(versions.indexOf(latest) + 1)
    .map((version) => ({ name: 'cad-basic', version })),
];

it.each(runs)('$name of $version.label runs without errors', async ({ name, version }) => {
  await page().open(pathOf(version, name));
  await page().expectState('running');
  await page().expectText({ role: 'status', within: example }, `Running on ${version.release}`);
  expect(await page().complaints()).toEqual([]);
});
