export interface Chapter {
  readonly name: string;
  readonly title: string;
  /** Names of the folders in `tasks/lessons`, in the order of the lessons. */
  readonly lessons: readonly string[];
}

/** The front matter of a lesson's `text.md`. */
export interface LessonHead {
  readonly title: string;
  /** A sentence for lists and search results. */
  readonly description: string;
  /** The change that the reader makes, as an imperative sentence. */
  readonly goal: string;
  /** Hints. Each one is more specific than the previous one. */
  readonly hints: readonly string[];
  /** Path of a guide or example that explains more, such as `examples/cad-styling-nodes`. */
  readonly guide: string;
  /** Alternative text for the picture that shows the goal. */
  readonly picture: string;
}

/** Size of the pictures, in pixels. */
export const pictureSize = { width: 640, height: 360 };
