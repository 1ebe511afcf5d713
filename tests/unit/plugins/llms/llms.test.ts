import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/plugins/parsedPage';
import { writeLlms, writePageList } from '../../../../src/plugins/llms/list';
import { toMarkdown } from '../../../../src/plugins/llms/markdown';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';

const url = 'https://docs.example/base/docs/concepts';

function markdownOf(content: string): string | undefined {
  return toMarkdown(parsePage(`<html><body><nav>Menu</nav>${content}</body></html>`), url);
}

describe('a page as Markdown', () => {
  it('omits comments that React adds between texts', () => {
    expect(markdownOf('<main><p><b>8</b><!-- --> assets</p></main>')).toBe('**8** assets\n');
  });

  it('contains only the page’s content, with absolute URLs', () => {
    const markdown = markdownOf(
      '<main><div class="theme-doc-markdown markdown"><h1>Concepts</h1>' +
        '<h2 id="a">Nodes<a href="#a" class="hash-link">#</a></h2>' +
        '<p>See <a href="/base/docs/api"><code>addModel</code></a> and <a href="#a">this</a>.</p>' +
        '<button>Copy</button></div><p>Edit this page</p></main>',
    );
    expect(markdown).toBe(
      '# Concepts\n\n## Nodes\n\nSee [`addModel`](https://docs.example/base/docs/api) and ' +
        '[this](https://docs.example/base/docs/concepts#a).\n',
    );
  });

  it('keeps the lines and the language of code', () => {
    expect(
      markdownOf(
        '<main><pre class="prism-code language-ts"><code><div class="token-line"><span>const a = 1;</span><br></div>' +
          '<div class="token-line">  f(a);<br></div></code></pre></main>',
      ),
    ).toBe('```ts\nconst a = 1;\n  f(a);\n```\n');
  });

  it('keeps the lines of code without an element per line', () => {
    expect(markdownOf('<main><pre><code>a\n  <span>b</span>\n</code></pre></main>')).toBe(
      '```\na\n  b\n```\n',
    );
  });

  it('shows API declarations as code, without the list of members and its filter', () => {
    expect(
      markdownOf(
        '<main><div class="api-filter"><input placeholder="Filter members"></div><div class="api-members"><p><a href="#a">a</a></p></div><a id="a"></a>' +
          '<p><span class="api-code">import { A } from \'<a href="/b">b</a>\'</span></p>' +
          '<div class="api-signature"><p>new <b>A</b>(): void;</p></div></main>',
      ),
    ).toBe("`import { A } from 'b'`\n\n```ts\nnew A(): void;\n```\n");
  });

  it('keeps tables', () => {
    expect(
      markdownOf(
        '<main><table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table></main>',
      ),
    ).toBe('| Name |\n| - |\n| a |\n');
  });

  describe('keeps quotable text', () => {
    it.each([
      ['<p>in the range [0, 1]</p>', 'in the range [0, 1]'],
      ['<p>_never</p>', '_never'],
      ['<p>requestPartitions*numberOfBatches</p>', 'requestPartitions*numberOfBatches'],
      ['<p>about ~2 pixels</p>', 'about ~2 pixels'],
      ['<p>below &lt;canvas_size></p>', 'below <canvas_size>'],
      ['<p>a <code>document</code></p>', 'a `document`'],
      ['<p><b>4.x</b> <span>4.29.0</span> <em>latest</em></p>', '**4.x** 4.29.0 _latest_'],
    ])('as written: %s', (html, text) => {
      expect(markdownOf(`<main>${html}</main>`)).toBe(`${text}\n`);
    });

    it.each([
      ['<p>[a](b)</p>', '\\[a]\\(b)'],
      ['<p>*a* and _b_</p>', '\\*a\\* and \\_b\\_'],
      ['<p>&lt;b>bold&lt;/b></p>', '\\<b>bold\\</b>'],
      ['<p>1. a</p>', '1\\. a'],
      ['<p>* a</p>', '\\* a'],
      ['<p><em>a</em> 2*3</p>', '_a_ 2\\*3'],
    ])('with a backslash where it would be markup: %s', (html, text) => {
      expect(markdownOf(`<main>${html}</main>`)).toBe(`${text}\n`);
    });

    it('in a table, next to a link that opens the program', () => {
      const details =
        '<details><summary>Program</summary><div><p>a/throw</p><a href="/t">View</a></div></details>';
      expect(
        markdownOf(
          `<main><table><tr><th>It doesn't throw.${details}</th></tr></table></main>`,
        )?.split('\n')[0],
      ).toBe("| It doesn't throw. Program a/throw [View](https://docs.example/t) |");
    });
  });

  describe('with statements', () => {
    const list = (...items: string[]) =>
      `<details class="checked"><summary>Verified on 4.0.0</summary><ul>${items.join('')}</ul></details>`;
    const run = '<li><a href="/base/behavior#nodes/run"><code>run</code> fires.</a></li>';
    const read =
      '<li data-statement="nodes/read">It stays. <span class="checked-ground">From the source: <code>a.ts:1</code></span></li>';
    const other = '<li><a href="/base/behavior#nodes/other">It rests.</a></li>';
    const more = '<li><a href="/base/behavior">8 more</a></li>';
    const end =
      '## Evidence for this page\n\nVerified on 4.0.0. Statements and their programs are at ' +
      '`https://docs.example/base/statements/topic/name.txt`.\n\n';

    it('refers to them by ID, and lists each ID once at the end', () => {
      expect(
        markdownOf(
          `<main><h2>A</h2><p>One.</p>${list(run, read)}<h2>B</h2><p>Two.</p>${list(run, other)}</main>`,
        ),
      ).toBe(
        '## A\n\nOne.\n\nEvidence: nodes/run, nodes/read\n\n' +
          '## B\n\nTwo.\n\nEvidence: nodes/run, nodes/other\n\n' +
          `${end}- nodes: run, other\n- nodes/read: From the source: \`a.ts:1\`\n`,
      );
    });

    it('includes their sentences only on API pages', () => {
      const signature = '<div class="api-signature"><p>f(): void;</p></div>';
      expect(
        markdownOf(`<main>${signature}${list(run, more)}${signature}${list(run, read)}</main>`),
      ).toBe(
        '```ts\nf(): void;\n```\n\nEvidence: nodes/run and 8 more\n\n' +
          '```ts\nf(): void;\n```\n\nEvidence: nodes/run, nodes/read\n\n' +
          `${end}- nodes/run: \`run\` fires.\n- nodes/read: It stays. From the source: \`a.ts:1\`\n`,
      );
    });
  });

  it('omits live parts', () => {
    expect(markdownOf('<main><p>Text</p><div role="status">Running</div><svg></svg></main>')).toBe(
      'Text\n',
    );
  });

  it('is undefined for a page without text', () => {
    expect(markdownOf('<p>No main part</p>')).toBeUndefined();
    expect(markdownOf('<main><button>Only a button</button></main>')).toBeUndefined();
  });

  it('has its file next to the page', () => {
    expect(markdownPath('docs/concepts')).toBe('docs/concepts.md');
    expect(markdownPath('/base/docs')).toBe('/base/docs.md');
    expect(markdownPath('')).toBe('index.md');
    expect(markdownPath('/base/docs/')).toBe('/base/docs.md');
  });
});

describe('llms.txt', () => {
  const version = { interfaceRelease: '4.0.0' };
  const versions = [
    { ...version, label: 'Next', routePath: 'docs/next', isLast: false },
    { ...version, label: '4.x', routePath: 'docs', isLast: true },
  ];
  const page = (address: string, title: string, description?: string) => ({
    address,
    title,
    description,
    markdownUrl: `https://docs.example/${address}.md`,
  });

  const input = {
    title: 'Docs',
    summary: 'A summary.',
    versions,
    advice: '- Write for 4.0.0.',
    fileUrl: ({ routePath }: { routePath: string }, file: string) =>
      `https://docs.example/${routePath}/${file}`,
    hasSkill: ({ label }: { label: string }) => label === '4.x',
  };

  it('has instructions, and the files of each version', () => {
    const text = writeLlms(input);
    expect(text).toContain('# Docs\n\n> A summary.\n');
    expect(text).toContain('- Write for 4.0.0.');
    expect(text).toContain(
      '- 4.x is for @cognite/reveal 4.0.0: [list of pages](https://docs.example/docs/llms.txt), [how to write programs](https://docs.example/docs/skill.md), [guides and examples in one file](https://docs.example/docs/llms-full.txt)',
    );
    expect(text).toContain('[list of pages](https://docs.example/docs/next/llms.txt)');
    expect(text).not.toContain('docs/next/skill.md');
  });

  it('is not written when it is too long', () => {
    expect(() => writeLlms({ ...input, advice: 'a'.repeat(8000) })).toThrow('at most 8000');
  });

  it('of a version lists its pages by kind', () => {
    const pages = [
      page('docs', 'Overview', 'Start here.'),
      page('docs/api', 'API'),
      page('docs/examples/cad', 'CAD'),
      page('docs/next', 'Overview'),
      page('docs/next/concepts', 'Concepts'),
      page('versions', 'Versions'),
    ];
    const [next, latest] = versions.map((own) => writePageList('Docs', own, versions, pages));
    expect(latest).toBe(
      '# Docs 4.x\n\n> Pages for @cognite/reveal 4.0.0\n\n' +
        '## Guides\n\n- [Overview](https://docs.example/docs.md): Start here.\n\n' +
        '## Examples\n\n- [CAD](https://docs.example/docs/examples/cad.md)\n\n' +
        '## API reference\n\n- [API](https://docs.example/docs/api.md)\n',
    );
    expect(next).toContain('- [Concepts](https://docs.example/docs/next/concepts.md)');
    expect(next).not.toContain('docs/examples');
  });

  it('determines the kind of a page from its path', () => {
    expect(['', 'concepts', 'api', 'api/modules', 'examples/cad'].map(docKind)).toEqual([
      'guide',
      'guide',
      'api',
      'api',
      'example',
    ]);
  });
});
