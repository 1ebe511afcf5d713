/**
 * Tests pages of the built site in WebKit: routes and navigation, search, color mode, menus, and the not-found page.
 */
import { Key } from 'selenium-webdriver';
import { describe, expect, it } from 'vitest';
import { readVersions } from '@reveal-docs/versions';
import { withWebKit } from './page';

const page = withWebKit();
const versions = readVersions();
const [oldest] = versions.slice(-1);
const main = '[aria-label="Main"]';
const sidebar = '[aria-label="Docs sidebar"]';

const addressScript = 'return location.href';
const colorScript = `const { theme, themeChoice } = document.documentElement.dataset;
  return [theme, themeChoice, localStorage.getItem('theme-reveal-docs')];`;

describe('a page', () => {
  it.each([
    '',
    'examples',
    'search',
    'behavior',
    ...versions.flatMap(({ routePath }) => [routePath, `${routePath}/installation`]),
  ])('/%s opens with a heading, and logs no errors or warnings', async (path) => {
    await page().open(path);
    await page().find({ selector: 'h1' });
    expect(await page().complaints()).toEqual([]);
  });

  it('that doesn’t exist shows the not-found page with a link', async () => {
    await page().open('docs/no-such-page');
    await page().expectText({ role: 'heading' }, 'Page not found');
    await page().find({ role: 'link', within: 'main', name: 'overview' });
  });

  it('follows a link without reloading the document, and goes back', async () => {
    await page().open('docs');
    // A page loads React only on interaction. Load React now, so that React handles the first click.
    await page().evaluate('window.docsPageScript?.load()');
    await page().expectResult('return document.documentElement.dataset.hasHydrated', 'true');
    await page().evaluate(`document.documentElement.dataset.probe = 'kept'`);
    await page().click({ role: 'link', within: sidebar, name: 'Installation', exact: true });
    await page().expectResult(addressScript, `${page().site}docs/installation`);
    await page().expectText({ selector: 'h1' }, 'Installation');
    await page().expectResult('return document.documentElement.dataset.probe', 'kept');
    await page().driver.navigate().back();
    await page().expectResult(addressScript, `${page().site}docs`);
    expect(await page().complaints()).toEqual([]);
  });
});

describe('search', () => {
  it('opens with the / key, finds a method, and Enter opens its page', async () => {
    await page().open('docs/concepts');
    await page().type('/');
    await page().expectResult('return document.activeElement.id', 'docsearch-input');
    await page().type('addModel');
    await page().expectText({ selector: '[role="option"][aria-selected="true"]' }, 'addModel()');
    await page().type(Key.ENTER);
    const found = 'docs/api/cognite_reveal/classes/Cognite3DViewer#addmodel';
    await page().expectResult(addressScript, `${page().site}${found}`);
  });

  it('closes on Escape', async () => {
    await page().click({ role: 'button', within: main, name: 'Search' });
    await page().find({ selector: '#docsearch-input' });
    await page().type(Key.ESCAPE);
    await page().expectResult(`return document.querySelector('.DocSearch-Modal')`, null);
  });
});

describe('color mode', () => {
  it('switches from light to dark to the system, and is stored', async () => {
    await page().open('docs/concepts');
    await page().evaluate('localStorage.clear()');
    await page().open('docs/concepts');
    await page().expectResult(colorScript, ['light', 'system', null]);
    const toggle = { role: 'button', within: main, name: 'dark and light mode' } as const;
    await page().click(toggle);
    await page().expectResult(colorScript, ['light', 'light', 'light']);
    await page().click(toggle);
    await page().expectResult(colorScript, ['dark', 'dark', 'dark']);
    await page().open('docs/installation');
    await page().expectResult(colorScript, ['dark', 'dark', 'dark']);
    await page().click(toggle);
    await page().expectResult(colorScript, ['light', 'system', null]);
  });
});

describe('menus', () => {
  it('the version menu keeps the page', async () => {
    await page().open('docs/concepts');
    const menu = await page().find({ selector: '.dropdown > a', within: main });
    await page().driver.actions().move({ origin: menu }).perform();
    const label = oldest?.label ?? '';
    await page().click({ selector: '.dropdown__menu a', within: main, name: label, exact: true });
    await page().expectResult(addressScript, `${page().site}${oldest?.routePath}/concepts`);
  });

  it('the menu of a narrow window shows links and can be closed', async () => {
    const window = page().driver.manage().window();
    await window.setRect({ width: 600, height: 700 });
    try {
      await page().open('docs/concepts');
      await page().click({ role: 'button', within: main, name: 'navigation bar' });
      await page().find({ role: 'link', within: '.navbar-sidebar', name: 'Concepts' });
      await page().click({ role: 'button', within: '.navbar-sidebar', name: 'Close' });
      await page().expectResult(
        `return document.querySelector('.navbar')?.classList.contains('navbar-sidebar--show')`,
        false,
      );
    } finally {
      await window.setRect({ width: 1100, height: 700 });
    }
  });
});
