import { activeHeading } from './activeHeading';
import { all, isHydrated } from './page';

const activeClass = 'table-of-contents__link--active';

/** Highlights the current heading in the table of contents while the reader scrolls. Stops when React takes over. */
export function startContents(): void {
  const links = all<HTMLAnchorElement>('.toc-highlight');
  const headings = all('h2.anchor, h3.anchor');
  const linkOf = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  let marked: Element | undefined;

  // Doesn't need throttling, because browsers dispatch at most one scroll event per frame.
  function mark(): void {
    if (isHydrated()) {
      document.removeEventListener('scroll', mark);
      return;
    }
    const offset = document.querySelector('.navbar')?.clientHeight ?? 0;
    const active =
      headings[
        activeHeading(
          headings.map((heading) => heading.getBoundingClientRect()),
          { offset, height: innerHeight },
        )
      ];
    const link = active && linkOf.get(active.id);
    if (link === marked) return;
    marked?.classList.remove(activeClass);
    link?.classList.add(activeClass);
    link?.scrollIntoView({ block: 'nearest' });
    marked = link;
  }

  document.addEventListener('scroll', mark, { passive: true });
  mark();
}
