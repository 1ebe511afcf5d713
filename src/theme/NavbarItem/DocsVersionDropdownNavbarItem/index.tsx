// Change: (ejected) if the other version doesn't have the page, the menu links to the same API symbol under its other
// path or name. If the symbol doesn't exist, the menu links to the closest page, which then shows a notice. The default
// silently links to the overview. It can't be wrapped, because it computes its links internally. On upgrade: compare
// with how the default uses the hooks of the docs plugin.
import {
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useSiteFields } from '@site/src/siteFields/useSiteFields';
import { onFramePress } from '@site/src/components/Menu/onFramePress';
import { loadPageMap, usePageMap } from '@site/src/components/usePageMap';
import { counterpart } from '@reveal-docs/versions/addresses/pageMap/across';
import {
  withPreviousPage,
  withoutLeftPage,
} from '@reveal-docs/versions/addresses/pageMap/fromParameter';
import type { PageMap } from '@reveal-docs/versions/addresses/pageMap/types';
import styles from './styles.module.css';

type LinkTo = (version: GlobalVersion, map: PageMap | undefined) => string;

/**
 * Returns a function that creates the menu's link for a version. If the page map isn't loaded, the link leads to the
 * same page, or to the version's main page.
 */
function useVersionLinks(): LinkTo {
  const search = withoutLeftPage(useHistorySelector((history) => history.location.search));
  const hash = useHistorySelector((history) => history.location.hash);
  const { activeDoc, alternateDocVersions } = useActiveDocContext(undefined);
  const base = useBaseUrl('/');

  return (version, map) => {
    const same = alternateDocVersions[version.name];
    const main = version.docs.find(({ id }) => id === version.mainDocId);
    if (main === undefined) throw new Error(`Version "${version.name}" has no main page.`);
    if (activeDoc === undefined) return main.path;
    const left = activeDoc.path.slice(base.length).replace(/\/+$/, '');
    const found = map && counterpart(map, left, hash, version.name);
    if (found?.type === 'same') {
      const [path, fragment] = found.link.path.split('#');
      return `${base}${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
    }
    if (found?.type === 'renamed') return withPreviousPage(`${base}${found.link.path}`, left);
    if (same !== undefined) return `${same.path}${search}${hash}`;
    const nearest = found?.nearest[0];
    return withPreviousPage(nearest === undefined ? main.path : `${base}${nearest.path}`, left);
  };
}

/** Maps version names to the notes in the menu, such as `4.29.0 · latest`. */
function useVersionNotes(): ReadonlyMap<string, string> {
  const { docsVersions } = useSiteFields();
  const latest = docsVersions.find(({ isLast }) => isLast);
  return new Map(
    docsVersions.map(({ name, support, release, interfaceRelease }) => {
      const note =
        support !== 'unreleased'
          ? `${interfaceRelease} · ${support}`
          : release === latest?.release
            ? 'same release as latest'
            : `runs on ${release}`;
      return [name, note];
    }),
  );
}

function followsHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Selects the menu's button, which the theme renders as a link. */
const menuButton = '[aria-haspopup=true]';

/** Simulates an Enter key press on the menu's button, because the theme toggles the menu only on that key. */
function toggleMenu(button: HTMLElement): void {
  button.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}

/** Closes the menu when the reader clicks in a frame. The theme detects only clicks in the page itself. */
function closeOnFramePress(menu: HTMLElement | null): (() => void) | undefined {
  if (menu === null) return undefined;
  return onFramePress(() => {
    const button = menu.querySelector<HTMLElement>(menuButton);
    if (button?.ariaExpanded === 'true') toggleMenu(button);
  });
}

function closeOnEscape({ key, currentTarget }: ReactKeyboardEvent): void {
  const button = currentTarget.querySelector<HTMLElement>(menuButton);
  if (key !== 'Escape' || button?.ariaExpanded !== 'true') return;
  toggleMenu(button);
  button.focus();
}

/** Opens the menu when assistive technology sends a click, which doesn't come from a pointer or a key. */
function openOnAssistedClick(event: MouseEvent): void {
  const { target, detail } = event;
  if (detail !== 0 || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(menuButton);
  if (button === null) return;
  event.preventDefault();
  toggleMenu(button);
}

export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const [isTouched, setTouched] = useState(false);
  const { shown: isSidebarShown } = useNavbarMobileSidebar();
  const linkTo = useVersionLinks();
  const history = useHistory();
  const versions = useVersions(docsPluginId);
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const isMapWanted = activeDoc !== undefined;
  const map = usePageMap(isMapWanted && (mobile ? isSidebarShown : isTouched));
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);

  /** Handles a click on a version. If the page map hasn't loaded, waits for it, because the link might change. */
  function choose(version: GlobalVersion, event: MouseEvent): void {
    savePreferredVersionName(version.name);
    if (!isMapWanted || map !== undefined || !followsHere(event)) return;
    event.preventDefault();
    const go = (loaded?: PageMap) => history.push(linkTo(version, loaded));
    loadPageMap().then(go, () => go());
  }

  const notes = useVersionNotes();
  const displayed = useDocsVersionCandidates(docsPluginId)[0];
  const items = [
    ...dropdownItemsBefore,
    ...versions.map((version) => ({
      label: version.label,
      to: linkTo(version, map),
      // The page script reads this attribute. If a version lacks the page, only the page map has the link's target.
      'data-version': version.name,
      'data-note': notes.get(version.name),
      'data-elsewhere':
        (isMapWanted && alternateDocVersions[version.name] === undefined) || undefined,
      isActive: () => version === activeVersion,
      onClick: (event: MouseEvent) => choose(version, event),
    })),
    ...dropdownItemsAfter,
  ];
  const dropdown = (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayed.label}
      to={mobile ? undefined : linkTo(displayed, map)}
      items={items}
    />
  );
  if (mobile) return dropdown;
  const touch = (): void => setTouched(true);
  return (
    <div
      ref={closeOnFramePress}
      className={styles.contents}
      role="none"
      onPointerEnter={touch}
      onFocus={touch}
      onKeyDown={closeOnEscape}
      onClickCapture={openOnAssistedClick}
    >
      {dropdown}
    </div>
  );
}
