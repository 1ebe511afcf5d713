/**
 * The page script: what readers touch first on a page whose scripts are deferred, and what loads those. It goes when
 * React has taken over. Inside of React's root it changes attributes only; what it adds stands behind the root.
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

/** Who takes a press; the first one that does. */
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

/** Whether React reads the address: a page of another version that was left, or an example. */
function isForReact({ search, hash }: Location): boolean {
  return readLeftPage(search) !== undefined || hash.startsWith(sharePrefix);
}

// At the window, and before all others: React's own listeners are at its root.
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
