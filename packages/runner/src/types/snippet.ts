/** Code to insert into a program, with the imports that it needs and the variables of the program that it uses. */
export interface Snippet {
  readonly code: string;
  /** Map from local names to modules. For `* three`, the name refers to the whole module. */
  readonly imports: Readonly<Record<string, string>>;
  /**
   * The program's variables by placeholder, such as `$viewer`, in the order of replacement. `type` is the class of the
   * variable. If the program doesn't have such a variable, `otherwise` is the text to use.
   */
  readonly variables: Readonly<
    Record<string, { readonly type: string; readonly otherwise: string }>
  >;
}

export const snippetNames = ['camera', 'collection', 'clippingBox'] as const;

export type SnippetName = (typeof snippetNames)[number];

/** The snippets of a version, with placeholders such as `$position` for values. */
export type Snippets = Readonly<Record<SnippetName, Snippet>>;
