/**
 * Scrolls the sidebar and the table of contents to their current entries. The theme marks these entries, but doesn't
 * scroll to them. Before React loads, CSS scrolls the sidebar in browsers that support `scroll-initial-target`
 * (src/css/chrome.css).
 *
 * On upgrade: check the class names, and whether the theme scrolls by itself.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Scrolls `list` to center the last entry that matches `selector`, unless that entry is already in view. */
function showEntry(list: Element | null, selector: string): void {
  const entry = [...(list?.querySelectorAll(selector) ?? [])].at(-1);
  if (list === null || entry === undefined) return;
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Scrolls in the next frame, after the theme has marked the current heading. */
function onScroll(): void {
  requestAnimationFrame(() => {
    const contents = document.querySelector('.theme-doc-toc-desktop');
    showEntry(contents, '.table-of-contents__link--active');
  });
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('scroll', onScroll, { passive: true });
}

/** Docusaurus calls this after it renders a page. */
export function onRouteDidUpdate(): void {
  showEntry(document.querySelector('aside .menu'), '.menu__link[aria-current=page]');
}
