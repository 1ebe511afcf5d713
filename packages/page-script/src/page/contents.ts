/** Highlights the heading that is being read in the table of contents. */
import { activeHeading } from './activeHeading';
import { all, isHydrated } from './page';

const activeClass = 'table-of-contents__link--active';

/** Updates the highlight when the page scrolls, until React takes over. */
export function startContents(): void {
  const links = all<HTMLAnchorElement>('.toc-highlight');
  if (links.length === 0) return;
  const headings = all('h2.anchor, h3.anchor');
  const linkOf = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  let marked: Element | undefined;
  let isAsked = false;

  function mark(): void {
    isAsked = false;
    if (isHydrated()) {
      document.removeEventListener('scroll', ask);
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
    marked = link;
  }

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(mark);
  }

  document.addEventListener('scroll', ask, { passive: true });
  ask();
}
