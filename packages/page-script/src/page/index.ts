/**
 * The page script handles the page's main controls until React takes over, and loads React when React is required.
 * Inside React's root, it changes only attributes. It adds new elements after the root.
 */
import { announce } from '../announce';
import type { HoverScript } from '../hovers';
import type { FilterScript } from '../memberFilter';
import { sharePrefix } from '../sharePrefix';
import { readPreviousPage } from '@reveal-docs/versions/addresses/pageMap/fromParameter';
import { onBackToTopClick, startBackToTop } from './backToTop';
import { onColorModeClick, startColorMode } from './colorMode';
import { startContents } from './contents';
import { onCopyClick } from './copy';
import { dataSourceName, startDataSource } from './dataSource';
import { startHistory } from './history';
import { onMenuKey, onReactOnlyClick, startIntent } from './intent';
import { startHovers } from './hovers';
import { onLinkClick, startHover } from './links';
import { adoptStartedScripts, load, onPartFailed } from './loader';
import { startMemberFilter } from './memberFilter';
import { onMenuClick, startMenu } from './menu';
import { config, isHydrated, readStored, store } from './page';
import { saveChosenVersion, startPreferredVersion } from './preferredVersion';
import { connectSearch, onSearchPress, startSearch } from './search';
import { onSkipLinkClick } from './skipLink';
import { startSpeculation } from './speculation';
import { onTabPress, startTabs } from './tabs';

/** Click handlers. A handler that returns true has handled the event, so later handlers aren't called. */
const handlers = [
  onColorModeClick,
  onCopyClick,
  onTabPress,
  onBackToTopClick,
  onSearchPress,
  onMenuClick,
  onSkipLinkClick,
  onReactOnlyClick,
];

function onClick(event: MouseEvent): void {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isHydrated() || event.button !== 0 || isModified) return;
  saveChosenVersion(event);
  if (!handlers.some((handler) => handler(event))) onLinkClick(event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isHydrated()) [onSearchPress, onTabPress, onMenuKey].some((handler) => handler(event));
}

/** Whether only React can handle the URL. Such a URL contains the path of the previous page, or an example's code. */
function isForReact({ search, hash }: Location): boolean {
  return readPreviousPage(search) !== undefined || hash.startsWith(sharePrefix);
}

/** `file` is relative to the site's base path. */
function loadScript<Script>(file: string): Promise<Script> {
  return import(config.baseUrl + file) as Promise<Script>;
}

// Capturing listeners on the window run before React's listeners, which are on React's root.
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKeyDown, true);
window.addEventListener('hashchange', () => {
  if (isForReact(window.location)) load();
});

// Sliders on the landing page move the borders between compared pictures. CSS reads the position of a border from a
// custom property of the slider's parent element.
window.addEventListener('input', ({ target }) => {
  const { value, dataset, parentElement } = target as HTMLInputElement;
  if (dataset.border !== undefined) parentElement?.style.setProperty(dataset.border, value);
});

window.docsPageScript = { load: () => load(), connectSearch, onPartFailed };

startHistory();
startIntent();
startHover();
startMenu();
startColorMode();
startTabs();
startPreferredVersion();
startContents();
startBackToTop();
startSearch(loadScript);
startMemberFilter(() => loadScript<FilterScript>(config.memberFilter), announce);
startDataSource({
  get: () => readStored(dataSourceName),
  set: (source) => store(dataSourceName, source),
});
startHovers(() => loadScript<HoverScript>(config.hovers), config.baseUrl);
startSpeculation();
adoptStartedScripts();
if (isForReact(window.location)) load();
