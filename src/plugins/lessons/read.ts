import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import * as v from 'valibot';
import type { Chapter } from '@reveal-docs/lessons/lesson';
import { posterModesOf, posterName } from '@reveal-docs/versions/addresses/poster';
import type { LessonPath, LessonSource } from './path';

const line = v.pipe(v.string(), v.minLength(1));

const headSchema = v.strictObject({
  title: line,
  description: line,
  goal: line,
  hints: v.pipe(v.array(line), v.minLength(1)),
  guide: line,
  picture: line,
});

/** Returns the absolute path of the folder with the lessons. */
export function lessonsDir(siteDir: string): string {
  return path.join(siteDir, 'tasks', 'lessons');
}

/** Returns the absolute path of the file with a lesson's text. */
export function textFile(siteDir: string, name: string): string {
  return path.join(lessonsDir(siteDir), name, 'text.md');
}

/**
 * Returns the paths of a lesson's goal pictures, relative to `static`. Each color mode has its own picture, unless the
 * solution sets a background. `scripts/lessonShots.ts` draws the pictures.
 */
export function lessonPictures(solution: string, name: string) {
  return posterModesOf(solution).map((mode) => ({
    mode: mode ?? ('light' as const),
    poster: `img/lessons/${posterName(name, mode)}`,
  }));
}

/** Returns the names of lessons whose goal picture uses a different camera than the solution. */
async function readPosed(siteDir: string): Promise<ReadonlySet<string>> {
  const { poses } = (await import(path.join(lessonsDir(siteDir), 'poses.ts'))) as {
    readonly poses: Readonly<Record<string, unknown>>;
  };
  return new Set(Object.keys(poses));
}

async function readLesson(
  siteDir: string,
  name: string,
  posed: ReadonlySet<string>,
): Promise<LessonSource> {
  const filePath = textFile(siteDir, name);
  const { frontMatter } = await parseMarkdownFile({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const head = v.safeParse(headSchema, frontMatter);
  if (!head.success) {
    throw new Error(`${filePath}: ${head.issues.map(({ message }) => message).join(' ')}`);
  }
  const program = (file: string) =>
    fs.readFileSync(path.join(lessonsDir(siteDir), name, file), 'utf8');
  const solution = program('solution.ts');
  const [picture] = lessonPictures(solution, name);
  return {
    name,
    ...head.output,
    poster: picture?.poster ?? '',
    isPosed: posed.has(name),
    start: program('start.ts'),
    solution,
  };
}

/** Returns the learning path with all lessons. It has no chapters if the site has no lessons. */
export async function readPath(siteDir: string): Promise<LessonPath<LessonSource>> {
  const index = path.join(lessonsDir(siteDir), 'index.ts');
  if (!fs.existsSync(index)) return { chapters: [] };
  const { chapters } = (await import(index)) as { readonly chapters: readonly Chapter[] };
  const posed = await readPosed(siteDir);
  return {
    chapters: await Promise.all(
      chapters.map(async ({ name, title, lessons }) => ({
        name,
        title,
        lessons: await Promise.all(lessons.map((lesson) => readLesson(siteDir, lesson, posed))),
      })),
    ),
  };
}
