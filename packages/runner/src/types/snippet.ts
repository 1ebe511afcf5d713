/** Code to insert into a program, with its imports and the program's variables that it uses. */
export interface Snippet {
  readonly code: string;
  /** Local name → module. `* three` imports the whole module under that name. */
  readonly imports: Readonly<Record<string, string>>;
  /**
   * For each placeholder, such as `$viewer`: the class of the variable that replaces it, and the
   * text to use if the program has no such variable. In order of replacement.
   */
  readonly variables: Readonly<
    Record<string, { readonly type: string; readonly otherwise: string }>
  >;
}

/** Snippets that can be inserted from a view. */
export const snippetNames = ['camera', 'collection', 'clippingBox'] as const;

export type SnippetName = (typeof snippetNames)[number];

/** The snippets of a version, with placeholders such as `$position` for values. */
export type Snippets = Readonly<Record<SnippetName, Snippet>>;
