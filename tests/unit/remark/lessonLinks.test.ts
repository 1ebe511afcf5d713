import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { readPath } from '../../../src/plugins/lessons/read';
import lessonLinks, { lessonsParagraph } from '../../../src/remark/lessonLinks';
import { rootDir } from '@reveal-docs/versions';
import { versions } from '../../fixtures/versions';

const lesson = (name: string) => ({
  name,
  title: name.toUpperCase(),
  description: '',
  goal: '',
  hints: [],
  picture: '',
  poster: '',
  isPosed: false,
  guide: 'camera',
  start: '',
  solution: '',
});

it.each([
  [['a'], 'To practice, take the lesson A.'],
  [['a', 'b'], 'To practice, take the lessons A and B.'],
  [['a', 'b', 'c'], 'To practice, take the lessons A, B and C.'],
])('names the lessons %j', (names, sentence) => {
  let words = '';
  visit(lessonsParagraph(names.map(lesson)), 'text', ({ value }) => {
    words += value;
  });
  expect(words).toBe(sentence);
});

async function linksOf(contentDir: string | undefined, page: string): Promise<string[]> {
  const root: Root = { type: 'root', children: [] };
  const file = new VFile({ path: path.join(contentDir ?? '', `${page}.mdx`) });
  await lessonLinks({ siteDir: rootDir })(root, file, () => {});
  return root.children.flatMap((paragraph) =>
    'children' in paragraph
      ? paragraph.children.flatMap((child) => (child.type === 'link' ? [child.url] : []))
      : [],
  );
}

it('links each lesson from its page in the latest version, and not from others', async () => {
  const { chapters } = await readPath(rootDir);
  const latest = versions.find(({ isLast }) => isLast);
  const oldest = versions.at(-1);
  for (const { name, guide } of chapters.flatMap(({ lessons }) => lessons)) {
    expect(await linksOf(latest?.contentDir, guide)).toContain(`/learn/${name}`);
    expect(await linksOf(oldest?.contentDir, guide)).toEqual([]);
  }
  expect(await linksOf(latest?.contentDir, 'no-such-page')).toEqual([]);
});
