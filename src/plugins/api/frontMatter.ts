/** What an API page says about itself: to Docusaurus, and to the sidebar of this plugin. */

/** Place of an API page in the sidebar. */
export interface ApiPlace {
  /** Import path of the page's module; absent on pages about the whole SDK. */
  readonly module?: string;
  /** Heading of its group: `Classes`, `Type aliases`, …; absent on a module's own page. */
  readonly group?: string;
}

export interface ApiFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly api: ApiPlace;
}

/**
 * A page's front matter as YAML (JSON values are YAML). The `md` format keeps braces and angle brackets of
 * comments from being read as MDX; the pages are generated, so there is nothing to edit, and an
 * alphabetical neighbor is no next page to read.
 */
export function renderFrontMatter({ title, description, api }: ApiFrontMatter): string {
  const fields = {
    title,
    description,
    mdx: { format: 'md' },
    custom_edit_url: null,
    pagination_next: null,
    pagination_prev: null,
    api,
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Reads the place of a page from its parsed front matter; undefined when it is not an API page of ours. */
export function readPlace(frontMatter: Readonly<Record<string, unknown>>): ApiPlace | undefined {
  const { api } = frontMatter;
  return typeof api === 'object' && api !== null ? (api as ApiPlace) : undefined;
}
