/** Docusaurus's own MDX processor renders the pages as part of a small site. */
import fs from 'node:fs';
import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Options } from '@docusaurus/mdx-loader/lib/options';
import { describe, expect, it } from 'vitest';
import { starterPlugins } from '../../../../src/remark';
import { startersStamp, starterPagesDir } from '../../../../src/remark/starters/read';
import { starterNames } from '../../../../src/plugins/starters/files';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const siteDir = temporaryFolder();
const repoUrl = 'https://git.example/docs';
/** Text that pages must show unchanged. */
const odd = 'const odd = "</script>{`${1}`}<b>&amp;";';

writeFiles(siteDir, {
  'versions.json': ['5.x', '4.x'],
  ...Object.fromEntries(
    [
      ['next', '5.0.0'],
      ['5.x', '5.0.0'],
      ['4.x', '4.29.0'],
    ].map(([folder, release]) => [
      `examples/${folder}/package.json`,
      { dependencies: { '@cognite/reveal': release }, revealDocs: { api: { layout: 'flat' } } },
    ]),
  ),
  '.generated/starters/zips.json': {
    vue: { file: 'assets/starters/reveal-vue.0123456789ab.zip', bytes: 48_000 },
  },
  'starters/vue/package.json': { dependencies: { '@cognite/reveal': '4.29.0' } },
  'starters/vue/src/view.ts': `// #region open\n${odd}\n// #endregion\nlast();\n`,
  'starters/vue/src/long.ts': 'more();\n'.repeat(60),
  'starters/vue/README.md':
    '# Vue\n\n## Traps\n\n- No `ref` around the viewer: see [view.ts](src/view.ts).\n\n```sh\n## no heading\n```\n\n## Later\n\nNot this.\n',
  'starters/tested.json': {
    vue: {
      date: '2026-11-24',
      versions: { vue: '3.5.0' },
      scriptBytes: 1_900_000,
      firstPictureMs: 1850,
    },
  },
  'starters/pages/vue.mdx': '---\ntitle: Use Reveal with Vue\n---\n',
  'starters/pages/_shared.mdx': '## Start\n\n<StarterZip />\n\nUnpack it. <StarterSource />\n',
});

/** Returns the compiled module of a page as text. The elements are in the same order as in the tree. */
function make(text: string, page = 'vue', repo: string | null = repoUrl) {
  return makeIn(siteDir, page, `# Title\n\n${text}\n`, repo);
}

async function makeIn(siteDir: string, page: string, content: string, repo: string | null) {
  const options: Options = {
    siteDir,
    admonitions: true,
    staticDirs: [],
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      emoji: false,
      mdx1Compat: { comments: false, admonitions: false, headingIds: false },
      anchors: { maintainCase: false },
      remarkRehypeOptions: undefined,
      parseFrontMatter: (params) => params.defaultParseFrontMatter(params),
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
    },
    beforeDefaultRehypePlugins: [],
    remarkPlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
    ...(starterPlugins({ siteDir, baseUrl: '/base/', repoUrl: repo ?? undefined }) as Pick<
      Options,
      'beforeDefaultRemarkPlugins'
    >),
  };
  const processor = await createProcessorUncached({ options, format: 'mdx' });
  const filePath = path.join(starterPagesDir(siteDir), `${page}.mdx`);
  const made = await processor.process({
    content,
    filePath,
    frontMatter: {},
    compilerName: 'server',
  });
  return made.content;
}

describe('code on a starter’s page', () => {
  it('is the text of its file, with any characters', async () => {
    const page = await make('<StarterFile path="src/view.ts" region="open" />');
    expect(page).toContain(JSON.stringify(`${odd}\n`));
    expect(page).toContain('src/view.ts');
    expect(page).not.toContain('last();');
  });

  it('is highlighted, and folded if it’s long', async () => {
    const page = await make('<StarterFile path="src/long.ts" />');
    expect(page).toMatch(/tokens: "f4p3/);
    expect(page).toContain('60 lines');
    expect(await make('<StarterFile path="src/view.ts" />')).not.toContain('lines');
  });

  it.each([
    ['<StarterFile path="src/gone.ts" />', /vue has no file src\/gone\.ts/],
    ['<StarterFile path="src/view.ts" region="gone" />', /src\/view\.ts: no region named "gone"/],
    ['<StarterFile path="src/view.ts" from="gone" />', /src\/view\.ts: no line contains/],
    ['<StarterFile path="../secret" />', /isn't inside vue/],
    ['<StarterFile path="/etc/passwd" />', /isn't inside vue/],
    ['<StarterFile />', /attribute "path" is missing/],
    ['<StarterFile path={name} />', /attributes must be plain strings/],
    ['<StarterFile path="src/view.ts" lines="1" />', /unknown attribute "lines"/],
    ['<StarterText name="gone" />', /pages has no file _gone\.mdx/],
    ['<StarterReadme section="Gone" />', /README\.md: it has no section "Gone"/],
    ['<StarterThing />', /unknown element\. Use one of these elements: StarterFile/],
  ])('throws for invalid elements: %s', async (content, message) => {
    await expect(make(content)).rejects.toThrow(message);
  });
});

describe('other content of a starter’s page', () => {
  it('includes shared text, with the zip and source of its own starter', async () => {
    const page = await make('<StarterText name="shared" />');
    // Expect a plain link, which the router doesn't handle.
    expect(page).toMatch(/_jsx\("a", \{\s+href: "\/base/);
    expect(page).toContain('href: "/base/assets/starters/reveal-vue.0123456789ab.zip"');
    expect(page).toContain('download: "reveal-vue.zip"');
    expect(page).toContain('48 KB');
    expect(page).toContain(`${repoUrl}/tree/main/starters/vue`);
    expect(page).toContain('id: "start"');
  });

  it('doesn’t link to source code if the site has no repository', async () => {
    const page = await make('<StarterText name="shared" />', 'vue', null);
    expect(page).not.toContain('tree/main');
  });

  it('includes a section of the README, without links to files', async () => {
    const page = await make('<StarterReadme section="Traps" />');
    expect(page).toContain(' around the viewer: see ');
    expect(page).toContain('## no heading');
    expect(page).not.toContain('href: "src/view.ts"');
    expect(page).not.toContain('Not this.');
  });

  it('links to the overview above the title', async () => {
    const page = await make('Text.');
    expect(page.indexOf('"/starters"')).toBeGreaterThan(0);
    expect(page.indexOf('"/starters"')).toBeLessThan(page.indexOf('"Title"'));
  });

  it('includes the tested versions, and the release of the SDK', async () => {
    const page = await make('<StarterTested />\n\nRuns {release} as {name}.');
    expect(page).toContain('Tested with vue 3.5.0 on 2026-11-24.');
    expect(page).toMatch(/"Runs ", "4\.29\.0", " as ", "vue"/);
  });

  it('links to the docs of its release, with a note if that isn’t the latest', async () => {
    const page = await make('[React](/docs/react#how) [Docs](/docs) [Other](/docsearch)');
    expect(page).toContain('"/docs/4.x/react#how"');
    expect(page).toContain('"/docs/4.x"');
    expect(page).toContain('"/docsearch"');
    expect(page).toContain('_components.admonition');
    expect(page).toContain('the latest version of these docs covers 5.0.0');
  });
});

it('the overview page has a card for each starter, with measurements', async () => {
  const page = await make('<StarterCards />', 'index');
  expect(page).toContain('"starter-cards"');
  expect(page).toContain('"/starters/vue"');
  for (const fact of ['vue 3.5.0', '1.9 MB', '1.9 s']) expect(page).toContain(fact);
  await expect(make('<StarterCards first="vue" />', 'index')).resolves.toContain('"/starters/vue"');
  await expect(make('<StarterTested />', 'index')).rejects.toThrow(/only on a starter's page/);
});

it('a page without a starter throws', async () => {
  await expect(make('Text.', 'angular')).rejects.toThrow(/No starter found in starters\/angular/);
});

describe('the starter pages of this site', () => {
  const dir = starterPagesDir(rootDir);
  const pages = fs.readdirSync(dir).filter((file) => !file.startsWith('_'));

  it('include one for each starter, and one overview', () => {
    const names = [...starterNames(rootDir), 'index'].map((name) => `${name}.mdx`);
    expect(pages.sort()).toEqual(names.sort());
  });

  it.each(pages)('can be rendered: %s', async (file) => {
    const [, , content = ''] = fs.readFileSync(path.join(dir, file), 'utf8').split(/^---$/m);
    const page = await makeIn(rootDir, path.basename(file, '.mdx'), content, null);
    expect(page).not.toMatch(/Starter[A-Z]\w+[,"]/);
  });
});

it('pages are rebuilt when a file of a starter changes', () => {
  const before = startersStamp(siteDir);
  expect(startersStamp(siteDir)).toBe(before);
  writeFiles(siteDir, { 'starters/vue/src/view.ts': '// #region open\nb();\n// #endregion\n' });
  expect(startersStamp(siteDir)).not.toBe(before);
});
