import { describe, expect, it } from 'vitest';
import { moduleNames, withPageSheets } from '../../../../src/plugins/styles/pageSheets';
import {
  droppedSelectorsOn,
  neededClasses,
  withoutUnused,
  wordsOf,
} from '../../../../src/plugins/styles/unusedRules';

const cut = (css: string, script: string) =>
  withoutUnused(new Map([['styles.css', css]]), wordsOf([script]));
const left = (css: string, script: string) => cut(css, script).sheets.get('styles.css');

describe('the classes that a selector requires', () => {
  it('include all those outside of parentheses and brackets', () => {
    expect(neededClasses('.menu .link--active:hover::after')).toEqual(['menu', 'link--active']);
    expect(neededClasses('.a\\:b > a[class*=".c"]')).toContain('a:b');
  });

  it('exclude those in alternatives and negations', () => {
    expect(neededClasses('.a:not(.b):is(.c, .d:not(.e:has(.f))) .g')).toEqual(['a', 'g']);
  });

  it('include the only class in `:where()` or `:is()`', () => {
    expect(neededClasses(':where(.a):hover')).toEqual(['a']);
    expect(neededClasses('p:is(.b):not(:where(.c, .d))')).toEqual(['b']);
  });
});

describe('removing unused styles', () => {
  it('keeps rules with classes that a script names, and rules without a class', () => {
    const css = '.used{color:red}.other{color:red}a,.other:hover{color:red}';
    expect(left(css, 'className: "button used"')).toBe('.used{color:red}a{color:red}');
    expect(cut(css, '"used"').dropped).toEqual(['.other', '.other:hover']);
  });

  it('removes the theme’s rules for tags, which no page has', () => {
    const css = '.tag_zVej{color:red}.tagWithCount_h2kH:after{color:red}.tagline{color:red}';
    expect(left(css, '"tag_zVej tagWithCount_h2kH tagline"')).toBe('.tagline{color:red}');
    expect(droppedSelectorsOn(new Set(['tag_zVej']), cut(css, '').dropped)).toEqual(['.tag_zVej']);
  });

  it('keeps classes that a script builds from parts', () => {
    const css = '.alert--danger{color:red}.badge--danger{color:red}';
    expect(left(css, '`alert--${type}`')).toBe('.alert--danger{color:red}');
    // Code that contains only `--` must not count as a use of every modifier.
    expect(left(css, 'name + "--" + type')).toBe('');
  });

  it('removes empty blocks, and keeps the order of layers and steps of animations', () => {
    const css =
      '@layer a,b;@layer a{@media print{.other{color:red}}}@keyframes k{0%{top:0}to{top:1px}}';
    expect(left(css, '')).toBe('@layer a,b;@keyframes k{0%{top:0}to{top:1px}}');
  });

  it('removes unused variables, including those that become unused', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{margin:var(--c)}';
    expect(left(css, 'style.setProperty("--d", x)')).toBe(':root{--d:3px}p{margin:2px}');
  });

  it('replaces constant variables by their values', () => {
    const css =
      ':root{--a:1px;--b:calc(var(--a)*2);--ab:x}p{margin:var(--a)var(--b,3px);top:var(--ab)}';
    expect(left(css, '')).toBe('p{margin:1px calc(1px*2);top:x}');
  });

  it('keeps variables whose value varies between elements, or is a keyword like inherit', () => {
    for (const css of [
      ':root{--a:1px}.dark{--a:2px}p{margin:var(--a)}',
      ':root{--a:inherit}p{color:var(--a)}',
      '.dark{--a:1px}p{margin:var(--a)}',
      '@media print{:root{--a:1px}}p{margin:var(--a)}',
    ]) {
      expect(left(css, '"dark"')).toBe(css);
    }
    expect(left('@layer a{:root{--a:1px}}p{top:var(--a)}', '')).toBe('p{top:1px}');
    expect(left(':root{--a:1px}p{top:var(--a)}', 'setProperty("--a")')).toContain('var(--a)');
  });

  it('replaces variables of the global style sheet in other sheets too', () => {
    const sheets = new Map([
      ['all.css', ':root{--a:1px}b{top:0}'],
      ['page.css', 'p{margin:var(--a)}'],
    ]);
    expect([...withoutUnused(sheets, wordsOf([])).sheets.values()]).toEqual([
      'b{top:0}',
      'p{margin:1px}',
    ]);
  });

  it('removes variables of a layer that the site sets for all pages', () => {
    const layer = '@layer a{:root{--a:1px}html[data-theme=dark]{--a:2px}.b{--a:3px}}';
    expect(left(`${layer}:root{--a:4px}p{top:var(--a)}`, 'b')).toBe(
      '@layer a{.b{--a:3px}}:root{--a:4px}p{top:var(--a)}',
    );
  });
});

describe('the selectors that a page has lost', () => {
  it('are the removed ones that match its classes', () => {
    const dropped = ['.a .b', '.a .c', '.a:not(.b)'];
    expect(droppedSelectorsOn(new Set(['a', 'b']), dropped)).toEqual(['.a .b', '.a:not(.b)']);
  });
});

describe('the style sheets of a page', () => {
  const registry = `export default {
  "2c49aa01": [() => import(/* webpackChunkName: "2c49aa01" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "7f01bb02": [() => import(/* webpackChunkName: "7f01bb02" */ "@site/docs/b.md"), "@site/docs/b.md", require.resolveWeak("@site/docs/b.md")],
};
`;
  const manifest = {
    entrypoints: ['main'],
    origins: {
      main: ['styles', 'main'],
      '2c49aa01': ['styles', 'example', '2c49aa01'],
      '7f01bb02': ['7f01bb02'],
    },
    assets: {
      main: { js: ['main.js'] },
      styles: { css: ['styles.css'] },
      example: { js: ['example.js'], css: ['example.css'] },
      '2c49aa01': { js: ['a.js'] },
      '7f01bb02': { js: ['b.js'] },
    },
  };

  it('are found by the names of its modules', () => {
    expect([...moduleNames(registry)]).toEqual([
      ['@site/docs/a.md', '2c49aa01'],
      ['@site/docs/b.md', '7f01bb02'],
    ]);
  });

  it('are listed without scripts and without the global style sheet', () => {
    const { origins, assets } = withPageSheets(manifest, moduleNames(registry));
    expect(origins['@site/docs/a.md']?.map((name) => assets[name])).toEqual([
      { css: ['example.css'] },
    ]);
    expect(origins).not.toHaveProperty('@site/docs/b.md');
    expect(origins.main).toBe(manifest.origins.main);
  });
});
