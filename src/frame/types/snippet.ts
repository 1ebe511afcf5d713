/** Code that is put into a program: what it imports, and the program's own variables that it uses. */
export interface Snippet {
  readonly code: string;
  /** Local name → module; `* three` imports all of it under that name. */
  readonly imports: Readonly<Record<string, string>>;
  /** `$viewer` → the class whose variable stands for it in the program, else this text. In this order. */
  readonly variables: Readonly<
    Record<string, { readonly type: string; readonly otherwise: string }>
  >;
}

/** What can be inserted from a view. */
export const snippetNames = ['camera', 'collection', 'clippingBox'] as const;

export type SnippetName = (typeof snippetNames)[number];

/** The snippets of a version, in which `$position` and the like stand for values yet. */
export type Snippets = Readonly<Record<SnippetName, Snippet>>;
