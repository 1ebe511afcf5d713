import type { LessonHead } from '@reveal-docs/lessons/lesson';

export interface LessonItem {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Path of the goal picture, relative to the site's base path. */
  readonly poster: string;
}

export interface LessonSource extends LessonHead {
  readonly name: string;
  /** Path of the goal picture, relative to the site's base path. */
  readonly poster: string;
  /** Whether the goal picture uses a different camera than the solution. */
  readonly isPosed: boolean;
  readonly start: string;
  readonly solution: string;
}

export interface LessonPath<Lesson = LessonItem> {
  readonly chapters: readonly {
    readonly name: string;
    readonly title: string;
    readonly lessons: readonly Lesson[];
  }[];
}

export interface LessonData extends LessonSource {
  readonly chapter: string;
  /** Position in the path, starting at 1. */
  readonly number: number;
  /** Number of lessons in the path. */
  readonly total: number;
  readonly previous: LessonItem | undefined;
  readonly next: LessonItem | undefined;
  /** Versions that can run the lesson, starting with the latest. */
  readonly versions: readonly {
    readonly folder: string;
    readonly label: string;
    readonly release: string;
  }[];
}
