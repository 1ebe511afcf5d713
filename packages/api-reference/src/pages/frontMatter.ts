/** Place of an API page in the sidebar. */
export interface ApiPlace {
  /** Import path of the page's module. Absent on pages about the whole SDK. */
  readonly module?: string;
  /** Heading of the page's group: `Classes`, `Type aliases`, …. Absent on a module's own page. */
  readonly group?: string;
}

export interface ApiFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly api: ApiPlace;
}

/**
 * Renders a page's front matter as YAML. JSON values are valid YAML. The `md` format keeps MDX from parsing braces and
 * angle brackets in comments. Generated pages don't link to an editor, or to the next page in alphabetical order, which
 * readers rarely need.
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

/**
 * Reads a page's place in the sidebar from its parsed front matter. Returns undefined for pages that aren't API pages.
 */
export function readPlace(frontMatter: Readonly<Record<string, unknown>>): ApiPlace | undefined {
  const { api } = frontMatter;
  return typeof api === 'object' && api !== null ? (api as ApiPlace) : undefined;
}
