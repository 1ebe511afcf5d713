/** The data of the lessons' pages. */
import type { LessonHead } from '@reveal-docs/lessons/lesson';

/** A lesson in a list. */
export interface LessonItem {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Path of the picture of its goal, below the site's base path. */
  readonly poster: string;
}

/** A lesson with its programs. */
export interface LessonSource extends LessonHead {
  readonly name: string;
  /** Path of the picture of its goal, below the site's base path. */
  readonly poster: string;
  /** Whether the camera of the goal's picture differs from the solution's own. */
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
  /** Position in the path, from 1. */
  readonly number: number;
  /** Number of lessons in the path. */
  readonly total: number;
  readonly previous: LessonItem | undefined;
  readonly next: LessonItem | undefined;
  /** Versions that the lesson runs in, the latest first. */
  readonly versions: readonly {
    readonly folder: string;
    readonly label: string;
    readonly release: string;
  }[];
}
