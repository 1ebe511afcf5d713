/** Place of an API page in the sidebar. */
export interface ApiPlace {
  /** Import path of the page's module. Undefined for pages about the whole SDK. */
  readonly module?: string;
  /** Heading of the page's group: `Classes`, `Type aliases`, …. Undefined for a module's own page. */
  readonly group?: string;
}

export interface ApiFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly api: ApiPlace;
}

/**
 * Renders a page's front matter as YAML. The values are JSON, which is valid YAML. The `md` format keeps MDX from
 * parsing the braces and angle brackets in comments. Generated pages don't have an edit link. They also don't link to
 * the next page, because readers rarely need the alphabetical order.
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
 * Reads a page's place in the sidebar from its parsed front matter. Returns undefined if the page isn't an API page.
 */
export function readPlace(frontMatter: Readonly<Record<string, unknown>>): ApiPlace | undefined {
  const { api } = frontMatter;
  return typeof api === 'object' && api !== null ? (api as ApiPlace) : undefined;
}
