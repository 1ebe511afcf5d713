import type { ExamplePage, GalleryExample } from './examples';

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
}

/** Heading for pages that aren't in the sidebar. */
const otherHeading = 'More examples';

/** Returns a sidebar's page IDs in order. The heading of each page is the label of its innermost category. */
function listHeadings(
  items: readonly SidebarItem[],
  heading = otherHeading,
): (readonly [id: string, heading: string])[] {
  return items.flatMap((item) => {
    if (item.items !== undefined) return listHeadings(item.items, item.label);
    return item.id === undefined ? [] : [[item.id, heading] as const];
  });
}

/**
 * Returns the pages in the order of the sidebar, and adds the sidebar's headings. Pages that aren't in the sidebar come
 * last.
 */
export function arrange(
  pages: readonly ExamplePage[],
  sidebar: readonly SidebarItem[],
): GalleryExample[] {
  const headings = new Map(listHeadings(sidebar));
  const order = [...headings.keys()];
  const placeOf = ({ id }: ExamplePage): number =>
    headings.has(id) ? order.indexOf(id) : order.length;
  return [...pages]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((page) => ({ ...page, heading: headings.get(page.id) ?? otherHeading }));
}
