/** Types for the files of lessons and for the order in which readers take them. */

export interface Chapter {
  readonly name: string;
  readonly title: string;
  /** Names of its lessons, in order. Each is a folder in `tasks/lessons`. */
  readonly lessons: readonly string[];
}

/** The front matter of a lesson's `text.md`. */
export interface LessonHead {
  readonly title: string;
  /** One sentence, for lists and search. */
  readonly description: string;
  /** The change to make, as an imperative sentence. */
  readonly goal: string;
  /** Hints, from a vague one to nearly the solution. */
  readonly hints: readonly string[];
  /** Path of the guide or example that explains more, such as `examples/cad-styling-nodes`. */
  readonly guide: string;
  /** Alternative text for the picture of the goal. */
  readonly picture: string;
}

/** Size of the pictures, in pixels. */
export const pictureSize = { width: 640, height: 360 };
