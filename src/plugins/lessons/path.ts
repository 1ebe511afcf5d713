/** Describes the data for the pages of lessons. */
import type { LessonHead } from '@reveal-docs/lessons/lesson';

/** A lesson in a list. */
export interface LessonItem {
  readonly name: string;
  readonly title: string;
  /** Description in one sentence. */
  readonly description: string;
  /** Path of the picture of its goal, relative to the site's base path. */
  readonly poster: string;
}

/** A lesson with its programs. */
export interface LessonSource extends LessonHead {
  readonly name: string;
  /** Path of the picture of its goal, relative to the site's base path. */
  readonly poster: string;
  /** Whether the picture of the goal uses a different camera than the solution. */
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

/** The content of a lesson's page. */
export interface LessonData extends LessonSource {
  readonly chapter: string;
  /** Position in the path, starting at 1. */
  readonly number: number;
  /** Number of lessons in the path. */
  readonly total: number;
  readonly previous: LessonItem | undefined;
  readonly next: LessonItem | undefined;
  /** Versions that can run the lesson, the latest first. */
  readonly versions: readonly {
    readonly folder: string;
    readonly label: string;
    readonly release: string;
  }[];
}
