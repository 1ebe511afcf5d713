/**
 * The page script. On pages with deferred scripts, it handles what readers use first, and it loads
 * those scripts. It stops when React has taken over. Inside React's root it changes only
 * attributes. Elements that it adds come after the root.
 */
import type { HoverScript } from '../hovers';
import { sharePrefix } from '../../components/Example/shareHash';
import { readLeftPage } from '../../addresses/pageMap/fromParameter';
import { pressBackToTop, startBackToTop } from './backToTop';
import { pressColorMode, startColorMode } from './colorMode';
import { startContents } from './contents';
import { pressCopy } from './copy';
import { startHistory } from './history';
import { pressMenuKey, pressReactOnly, startIntent } from './intent';
import { startHovers } from './hovers';
import { pressLink, startHover } from './links';
import { adoptStarted, load, partFailed } from './loader';
import { startMemberFilter } from './memberFilter';
import { pressMenu, startMenu } from './menu';
import { announce } from './notice';
import { config, isHydrated } from './page';
import { noteVersion, startPreferredVersion } from './preferredVersion';
import { connectSearch, pressSearch, startSearch } from './search';
import { startSpeculation } from './speculation';
import { pressTab, startTabs } from './tabs';

/** Handlers for a press. The first one that returns true handles it. */
const takers = [
  pressColorMode,
  pressCopy,
  pressTab,
  pressBackToTop,
  pressSearch,
  pressMenu,
  pressReactOnly,
];

function onClick(event: MouseEvent): void {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isHydrated() || event.button !== 0 || isModified) return;
  noteVersion(event);
  if (!takers.some((taker) => taker(event))) pressLink(event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isHydrated()) [pressSearch, pressTab, pressMenuKey].some((taker) => taker(event));
}

/**
 * Whether React must handle the URL: it names a page that the reader left, or contains code of an
 * example.
 */
function isForReact({ search, hash }: Location): boolean {
  return readLeftPage(search) !== undefined || hash.startsWith(sharePrefix);
}

// Capture events on the window, before React's listeners, which are on its root.
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKeyDown, true);
window.addEventListener('hashchange', () => {
  if (isForReact(window.location)) load();
});

window.docsPageScript = { load: () => load(), connectSearch, partFailed };

startHistory();
startIntent();
startHover();
startMenu();
startColorMode();
startTabs();
startPreferredVersion();
startContents();
startBackToTop();
startSearch();
startMemberFilter(announce);
startHovers(() => import(config.baseUrl + config.hovers) as Promise<HoverScript>, config.baseUrl);
startSpeculation();
adoptStarted();
if (isForReact(window.location)) load();
