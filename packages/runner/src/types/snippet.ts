/** Code to insert into a program, with its imports and the program's variables that it uses. */
export interface Snippet {
  readonly code: string;
  /** Local name → module. `* three` imports the whole module under that name. */
  readonly imports: Readonly<Record<string, string>>;
  /**
   * The program's variables by placeholder, such as `$viewer`, in order of replacement. `type` is a variable's class,
   * and `otherwise` is the text to use if the program has no such variable.
   */
  readonly variables: Readonly<
    Record<string, { readonly type: string; readonly otherwise: string }>
  >;
}

export const snippetNames = ['camera', 'collection', 'clippingBox'] as const;

export type SnippetName = (typeof snippetNames)[number];

/** The snippets of a version, with placeholders such as `$position` for values. */
export type Snippets = Readonly<Record<SnippetName, Snippet>>;
