/** Shows a mobile menu until React can open its own. The menu contains copies of the built page's links and sidebar. */
import { all, element, onHydrated, consumeEvent, within } from './page';
import { load } from './loader';

const toggleSelector = '.navbar__toggle';

interface Menu {
  close(): void;
  /** Scroll position of the sidebar links, in pixels. */
  readonly scrolled: () => number;
}

let menu: Menu | undefined;

/** Returns copies of elements. The originals don't have IDs, so the page doesn't contain duplicate IDs. */
function copyOf(selector: string): Node[] {
  return all(selector).map((found) => found.cloneNode(true));
}

function mainLinks(): HTMLElement {
  const links = all<HTMLAnchorElement>(
    '.navbar__items > a.navbar__link, .navbar .dropdown__menu a',
  );
  const items = links.map((link) => {
    const copy = link.cloneNode(true) as HTMLAnchorElement;
    const isActive = link.matches('.navbar__link--active,.dropdown__link--active');
    copy.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
    // The name of an icon link is in its `aria-label`.
    if (copy.textContent === '') copy.textContent = link.ariaLabel ?? '';
    return element('li', { class: 'menu__list-item' }, copy);
  });
  return element('ul', { class: 'menu__list' }, ...items);
}

function openMenu(toggle: HTMLElement): void {
  const closeButton = element(
    'button',
    {
      type: 'button',
      class: 'clean-btn navbar-sidebar__close',
      'aria-label': 'Close navigation bar',
    },
    '✕',
  );
  const back = element(
    'button',
    { type: 'button', class: 'clean-btn navbar-sidebar__back' },
    '← Back to main menu',
  );
  const sidebar = copyOf('aside nav > .theme-doc-sidebar-menu');
  const first = element('div', { class: 'navbar-sidebar__item menu' }, mainLinks());
  const second = element('div', { class: 'navbar-sidebar__item menu' }, back, ...sidebar);
  const items = element('div', { class: 'navbar-sidebar__items' }, first, second);
  const showSecond = (shown: boolean) => {
    items.classList.toggle('navbar-sidebar__items--show-secondary', shown);
    first.inert = shown;
    second.inert = !shown;
  };
  const panel = element(
    'div',
    { class: 'navbar-sidebar', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' },
    element(
      'div',
      { class: 'navbar-sidebar__brand' },
      ...copyOf('.navbar__inner .navbar__brand'),
      closeButton,
    ),
    items,
  );
  const backdrop = element('div', { class: 'navbar-sidebar__backdrop' });
  const around = element(
    'div',
    { id: 'page-menu', class: 'navbar navbar-sidebar--show' },
    backdrop,
    panel,
  );
  // The theme's menu styles require a navbar as the parent. Reset the navbar's own appearance.
  around.style.cssText =
    'position:fixed;inset:0;height:auto;padding:0;z-index:calc(var(--ifm-z-index-fixed) + 1)';
  const close = () => {
    around.remove();
    menu = undefined;
    document.body.style.overflow = '';
    toggle.setAttribute('aria-expanded', 'false');
    toggle.focus();
  };
  closeButton.addEventListener('click', close);
  backdrop.addEventListener('click', close);
  back.addEventListener('click', () => showSecond(false));
  around.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  showSecond(sidebar.length > 0);
  document.body.append(around);
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');
  closeButton.focus();
  menu = { close, scrolled: () => second.scrollTop };
}

/** If the reader clicked the menu button, opens the menu. Returns whether the function handled the event. */
export function onMenuClick(event: Event): boolean {
  const toggle = within(event.target, toggleSelector);
  if (toggle === undefined) return false;
  consumeEvent(event);
  if (menu === undefined) openMenu(toggle);
  load();
  return true;
}

/**
 * Closes the menu if the window becomes so wide that the menu button disappears. When React takes over, replaces the
 * menu with React's menu at the same scroll position.
 */
export function startMenu(): void {
  window.addEventListener('resize', () => {
    if (document.querySelector<HTMLElement>(toggleSelector)?.offsetParent === null) menu?.close();
  });
  onHydrated(() => {
    if (menu === undefined) return;
    const scrolled = menu.scrolled();
    menu.close();
    document.querySelector<HTMLElement>(toggleSelector)?.click();
    // React renders its menu before the next animation frame.
    requestAnimationFrame(() => {
      all('.navbar-sidebar__item').at(-1)?.scrollTo(0, scrolled);
      document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    });
  });
}
