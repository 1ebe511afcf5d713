import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { describe, expect, it } from 'vitest';
import { renderSignature } from '../../src/pages/code';
import { corrections, repairDeclarations } from '../../src/pages/declarations';
import { apiSidebarItems } from '../../src/pages/sidebar';

const noLinks = (): undefined => undefined;

const sdkDir = path.join(rootDir, 'node_modules/@cognite/reveal');
const declarations = fs
  .readdirSync(sdkDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => fs.readFileSync(path.join(sdkDir, file), 'utf8'))
  .join('\n');

describe('repairDeclarations', () => {
  const inner = { isEntryPoint: false, isPresent: true };

  it('removes the module tag from types, but keeps it where it names the module', () => {
    const text = '/**\n * A delegate.\n * @module @cognite/reveal\n */\nexport type A = 1;\n';
    expect(repairDeclarations(text, inner)).toBe('/**\n * A delegate.\n */\nexport type A = 1;\n');
    expect(repairDeclarations(text, { ...inner, isEntryPoint: true })).toBe(text);
  });

  it('closes code fences, removes manual escapes and repairs links after their text', () => {
    const text = '/**\n * [0, \\<n\\>) of [x]{@link https://e.com}\n * ```.\n */\nlet a: "\\<";\n';
    expect(repairDeclarations(text, inner)).toBe(
      '/**\n * [0, <n>) of {@link https://e.com | x}\n * ```\n */\nlet a: "\\<";\n',
    );
  });

  it('corrects wrong sentences of the SDK', () => {
    expect(repairDeclarations('/** Line width in cm. */', inner)).toBe(
      '/** Line width in meters. */',
    );
  });

  it('leaves sentences that are right in older releases', () => {
    const comment =
      '/** Returns 2D coordinates if the point is visible on screen, or `null` if object is outside screen. */';
    expect(repairDeclarations(comment, inner)).toMatch(/normalize/);
    expect(repairDeclarations(comment, { ...inner, isPresent: false })).toBe(comment);
  });

  it.each(corrections.map(({ wrong }) => [wrong.source, wrong] as const))(
    'the latest SDK still contains %s',
    (_, wrong) => {
      expect(declarations).toMatch(wrong);
    },
  );
});

describe('renderSignature', () => {
  it('marks declared names, links known names and escapes markup', () => {
    const markup = renderSignature('add<T>(a: Known): "x";', (name) =>
      name === 'Known' ? '[Known](k.md)' : undefined,
    );
    expect(markup).toBe(
      '<div class="api-signature">\n\n' +
        '<span class="api-declared">add</span>&#60;<span class="api-type">T</span>&#62;' +
        '&#40;a&#58; [Known](k.md)&#41;&#58; <span class="api-string">&#34;x&#34;</span>&#59;' +
        '\n\n</div>',
    );
  });

  it('indents lines by the number of open brackets', () => {
    const markup = renderSignature('f(\na: {\nb: 1;\n},\n)', noLinks);
    const widths = markup
      .split('</span><span class="api-line">')
      .map((line) => line.match(/&#160;/g)?.length ?? 0);
    expect(widths).toEqual([0, 2, 4, 2, 0]);
  });
});

describe('apiSidebarItems', () => {
  const doc = (id: string, title: string, api: object) => ({ id, title, frontMatter: { api } });

  it('sorts modules, kinds and symbols below the index page', () => {
    const items = apiSidebarItems(
      'api',
      [
        doc('api/modules', 'Modules', {}),
        doc('api/index', 'API reference', {}),
        doc('api/m/type-aliases/T', 'T', { module: 'm', group: 'Type aliases' }),
        doc('api/m/classes/B', 'B', { module: 'm', group: 'Classes' }),
        doc('api/m/classes/A', 'A', { module: 'm', group: 'Classes' }),
        doc('api/m/index', 'm', { module: 'm' }),
        doc('concepts', 'Concepts', {}),
      ],
      '4.x',
    );
    expect(items).toMatchObject([
      {
        type: 'category',
        label: 'API',
        collapsed: true,
        link: { type: 'doc', id: 'api/index' },
        items: [
          {
            label: 'm',
            link: { id: 'api/m/index' },
            items: [
              { label: 'Classes', items: [{ id: 'api/m/classes/A' }, { id: 'api/m/classes/B' }] },
              { label: 'Type aliases', items: [{ id: 'api/m/type-aliases/T' }] },
            ],
          },
          { type: 'doc', id: 'api/modules' },
        ],
      },
    ]);
  });

  it('returns a plain link if the reference is one page', () => {
    expect(apiSidebarItems('api', [doc('api/index', 'API reference', {})], '2.x')).toEqual([
      { type: 'doc', id: 'api/index', label: 'API' },
    ]);
  });

  it('suggests a command if there are no API pages', () => {
    expect(() => apiSidebarItems('api', [], '3.x')).toThrow(
      /"3\.x".*npx tsx scripts\/generate\.ts/,
    );
  });
});
