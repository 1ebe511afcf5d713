export interface Chapter {
  readonly name: string;
  readonly title: string;
  /** Folder names in `tasks/lessons`, in order. */
  readonly lessons: readonly string[];
}

/** The front matter of a lesson's `text.md`. */
export interface LessonHead {
  readonly title: string;
  /** One sentence, for lists and search. */
  readonly description: string;
  /** The change to make, as an imperative sentence. */
  readonly goal: string;
  /** Hints, each more specific than the previous one. */
  readonly hints: readonly string[];
  /** Path of a guide or example with more information, such as `examples/cad-styling-nodes`. */
  readonly guide: string;
  /** Alternative text for the picture of the goal. */
  readonly picture: string;
}

/** Size of the pictures, in pixels. */
export const pictureSize = { width: 640, height: 360 };
