/** The pure parts of the API generators: repairs of comments, signatures, shape of pages, sidebar. */
import { describe, expect, it } from 'vitest';
import { repairDeclarations } from '../../../../src/plugins/api/declarations';
import { renderSignature } from '../../../../src/plugins/api/signature';
import { apiSidebarItems } from '../../../../src/plugins/api/sidebar';
import { tidyMarks, tidyPage, withAddedNote } from '../../../../src/plugins/api/tidy';
import { ownMark } from '../../../../src/plugins/api/words';

const noLinks = (): undefined => undefined;

describe('repairDeclarations', () => {
  it('takes the module tag off types, but leaves it where it names the module', () => {
    const text = '/**\n * A delegate.\n * @module @cognite/reveal\n */\nexport type A = 1;\n';
    expect(repairDeclarations(text, false)).toBe('/**\n * A delegate.\n */\nexport type A = 1;\n');
    expect(repairDeclarations(text, true)).toBe(text);
  });

  it('closes a fence, undoes hand escapes and mends links with their text in front', () => {
    const text = '/**\n * [0, \\<n\\>) of [x]{@link https://e.com}\n * ```.\n */\nlet a: "\\<";\n';
    expect(repairDeclarations(text, false)).toBe(
      '/**\n * [0, <n>) of {@link https://e.com | x}\n * ```\n */\nlet a: "\\<";\n',
    );
  });

  it('corrects sentences of the SDK that are wrong', () => {
    expect(repairDeclarations('/** Line width in cm. */', false)).toBe(
      '/** Line width in meters. */',
    );
  });
});

it('inherited members are folded under what they come from, and counted', () => {
  const markdown = [
    '# A',
    '## Methods',
    '### own() {#own}',
    '## Inherited from Base',
    '### one() {#one}',
    '### two() {#two}',
    '## Inherited from Other',
    '### three() {#three}',
  ].join('\n\n');
  expect(tidyPage(markdown, noLinks).split(/\n+/)).toEqual([
    '# A',
    '## Methods {#methods}',
    '### own() {#own}',
    '## Inherited from Base {#inherited-from-base}',
    '<details class="api-inherited"><summary>2 members</summary>',
    '### one() {#one}',
    '### two() {#two}',
    '</details>',
    '## Inherited from Other {#inherited-from-other}',
    '<details class="api-inherited"><summary>1 member</summary>',
    '### three() {#three}',
    '</details>',
    '',
  ]);
});

describe('renderSignature', () => {
  it('marks what is declared, links known names and escapes markup', () => {
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

  it('indents by open brackets', () => {
    const markup = renderSignature('f(\na: {\nb: 1;\n},\n)', noLinks);
    const widths = markup
      .split('</span><span class="api-line">')
      .map((line) => line.match(/&#160;/g)?.length ?? 0);
    expect(widths).toEqual([0, 2, 4, 2, 0]);
  });
});

describe('tidyPage', () => {
  it('gives every heading that stays a unique id and turns parts into labels', () => {
    const markdown = [
      '# Viewer',
      '## Some Tag',
      '## Methods',
      '### methods() {#methods}',
      '```ts\nmethods(): void;\n```',
      '#### Parameters',
      '#### Throws',
      'When it cannot.',
      '#### See',
      '***',
      '### on() {#on}',
      '#### Call Signature',
      '#### Call Signature',
      '#### Inherited from',
      '[`Base`](Base.md)',
    ].join('\n\n');
    const tidied = tidyPage(markdown, noLinks);
    expect(tidied.match(/^#.*$/gm)).toEqual([
      '# Viewer',
      '## Methods {#methods-1}',
      '### methods() {#methods}',
      '### on() {#on}',
    ]);
    expect(tidied.match(/<span class="api-label">.*$/gm)).toEqual([
      '<span class="api-label">Throws</span>',
      '<span class="api-label">Overload 1</span>',
      '<span class="api-label">Overload 2</span>',
      '<span class="api-label">Inherited from</span> [`Base`](Base.md)',
    ]);
    expect(tidied).not.toContain('***');
  });

  it('leaves the code of comments as it is', () => {
    const code = '~~~js\n# no heading\n***\n~~~';
    expect(tidyPage(`# A\n\n${code}\n`, noLinks)).toContain(code);
  });
});

describe('descriptions that these docs added', () => {
  it('have a mark that one line of the page explains', () => {
    const page = withAddedNote(`# A\n\n${tidyMarks(`${ownMark}Frees memory.`)}\n`);
    expect(page).toContain('†</sup> Frees memory.');
    expect(page.match(/† Description added by these docs/g)).toHaveLength(1);
    expect(withAddedNote('# A\n')).toBe('# A\n');
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

  it('is a plain link where the reference is one page', () => {
    expect(apiSidebarItems('api', [doc('api/index', 'API reference', {})], '2.x')).toEqual([
      { type: 'doc', id: 'api/index', label: 'API' },
    ]);
  });

  it('says what to run when there are no API pages', () => {
    expect(() => apiSidebarItems('api', [], '3.x')).toThrow(
      /"3\.x".*npx tsx scripts\/generate\.ts/,
    );
  });
});
