import path from 'node:path';
import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import type { DocsVersion } from '@reveal-docs/versions';
import { mdxRule } from '../mdxRule';
import type { LessonData, LessonItem, LessonPath, LessonSource } from './path';
import { lessonsDir, readPath, textFile } from './read';
import { lessonVersions } from './versions';

const toItem = ({ name, title, description, poster }: LessonSource): LessonItem => ({
  name,
  title,
  description,
  poster,
});

function toData(
  { chapters }: LessonPath<LessonSource>,
  versions: readonly DocsVersion[],
): LessonData[] {
  const all = chapters.flatMap(({ title, lessons }) =>
    lessons.map((lesson) => ({ chapter: title, lesson })),
  );
  const itemAt = (index: number) => {
    const found = all[index];
    return found && toItem(found.lesson);
  };
  return all.map(({ chapter, lesson }, index) => ({
    ...lesson,
    chapter,
    number: index + 1,
    total: all.length,
    previous: index === 0 ? undefined : itemAt(index - 1),
    next: itemAt(index + 1),
    versions: versions.map(({ folder, label, release }) => ({ folder, label, release })),
  }));
}

/**
 * Adds a page with all lessons at `{base}learn`, and a page per lesson at `{base}learn/<name>`.
 * `remarkPlugins` transform the texts of the lessons.
 */
export default async function lessonsPlugin(
  context: LoadContext,
  {
    versions,
    remarkPlugins,
  }: { readonly versions: readonly DocsVersion[]; readonly remarkPlugins: MDXPlugin[] },
): Promise<Plugin<unknown>> {
  const { siteDir, baseUrl } = context;
  const textRule = await mdxRule(lessonsDir(siteDir) + path.sep, context, remarkPlugins);
  return {
    name: 'lessons',
    configureWebpack: () => ({ module: { rules: [textRule] } }),
    loadContent: () => readPath(siteDir),
    async contentLoaded({ content: loaded, actions }) {
      // Docusaurus types loaded content as unknown.
      const content = loaded as LessonPath<LessonSource>;
      const overview: LessonPath = {
        chapters: content.chapters.map((chapter) => ({
          ...chapter,
          lessons: chapter.lessons.map(toItem),
        })),
      };
      actions.addRoute({
        path: `${baseUrl}learn`,
        component: '@site/src/components/Learn/LearnPage',
        modules: { lessons: await actions.createData('path.json', overview) },
        exact: true,
      });
      for (const lesson of toData(content, lessonVersions(versions))) {
        actions.addRoute({
          path: `${baseUrl}learn/${lesson.name}`,
          component: '@site/src/components/Learn/LessonPage',
          modules: {
            lesson: await actions.createData(`${lesson.name}.json`, lesson),
            text: aliasedSitePath(textFile(siteDir, lesson.name), siteDir),
            judge: aliasedSitePath(
              path.join(lessonsDir(siteDir), lesson.name, 'judge.ts'),
              siteDir,
            ),
          },
          exact: true,
        });
      }
    },
    getPathsToWatch: () => [`${lessonsDir(siteDir)}/**/*.{ts,md}`],
  };
}
