/**
 * Remark plugin that adds links to related lessons at the end of a page. A lesson's front matter specifies the page.
 * Only versions that have lessons get the links.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Link, Paragraph, PhrasingContent, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { locatePage } from '@reveal-docs/api-reference/names';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readVersions } from '@reveal-docs/versions';
import type { LessonSource } from '../plugins/lessons/path';
import { lessonsDir, readPath } from '../plugins/lessons/read';
import { lessonVersions } from '../plugins/lessons/versions';
import { text } from './nodes';

export interface LessonLinksOptions {
  readonly siteDir: string;
}

/** Returns a hash of the files that determine the links. */
export function lessonStamp(siteDir: string): string {
  const dir = lessonsDir(siteDir);
  if (!fs.existsSync(dir)) return '';
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.ts' || path.basename(file) === 'text.md')
    .sort();
  return contentHash(files.map((file) => fs.readFileSync(path.join(dir, file), 'utf8')).join('\0'));
}

const link = ({ name, title }: LessonSource): Link => ({
  type: 'link',
  url: `/learn/${name}`,
  children: [text(title)],
});

/** Returns a sentence such as "To practice, take the lessons A, B and C." */
export function lessonsParagraph(lessons: readonly LessonSource[]): Paragraph {
  const children = lessons.flatMap((lesson, index): PhrasingContent[] => {
    if (index === 0) return [link(lesson)];
    return [text(index === lessons.length - 1 ? ' and ' : ', '), link(lesson)];
  });
  const start = `To practice, take the ${lessons.length === 1 ? 'lesson' : 'lessons'} `;
  return { type: 'paragraph', children: [text(start), ...children, text('.')] };
}

/** Creates the plugin, for `remarkPlugins`. */
export default function lessonLinks({ siteDir }: LessonLinksOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const withLessons = lessonVersions(versions);
  let all: Promise<readonly LessonSource[]> | undefined;
  const readAll = async () => (await readPath(siteDir)).chapters.flatMap(({ lessons }) => lessons);
  return async (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || !withLessons.includes(located.version)) return;
    const lessons = await (all ??= readAll());
    const own = lessons.filter(({ guide }) => guide === located.page);
    if (own.length > 0) root.children.push(lessonsParagraph(own));
  };
}
