// Change: where the other version lacks the page, the menu leads to the same symbol of its API under its
// other path or name, or to the nearest page, which then says so; the default drops to the overview without
// a word. Ejected: the default works its links out inside.
// On upgrade: compare with the default's use of the docs plugin's hooks.
import { useState, type ReactNode } from 'react';
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
import { usePageMap } from '@site/src/components/usePageMap';
import { counterpart } from '@site/src/addresses/pageMap/across';
import { withLeftPage, withoutLeftPage } from '@site/src/addresses/pageMap/fromParameter';
import styles from './styles.module.css';

/** Where the menu leads for each version. The map of pages refines it once it is there. */
function useVersionLinks(isWanted: boolean): (version: GlobalVersion) => string {
  const search = withoutLeftPage(useHistorySelector((history) => history.location.search));
  const hash = useHistorySelector((history) => history.location.hash);
  const { activeDoc, alternateDocVersions } = useActiveDocContext(undefined);
  const base = useBaseUrl('/');
  const map = usePageMap(isWanted && activeDoc !== undefined);

  return (version) => {
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
    if (found?.type === 'renamed') return withLeftPage(`${base}${found.link.path}`, left);
    if (same !== undefined) return `${same.path}${search}${hash}`;
    const nearest = found?.nearest[0];
    return withLeftPage(nearest === undefined ? main.path : `${base}${nearest.path}`, left);
  };
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
  const linkTo = useVersionLinks(mobile ? isSidebarShown : isTouched);
  const versions = useVersions(docsPluginId);
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const displayed = useDocsVersionCandidates(docsPluginId)[0];
  const items = [
    ...dropdownItemsBefore,
    ...versions.map((version) => ({
      label: version.label,
      to: linkTo(version),
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    })),
    ...dropdownItemsAfter,
  ];
  const dropdown = (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayed.label}
      to={mobile ? undefined : linkTo(displayed)}
      items={items}
    />
  );
  if (mobile) return dropdown;
  const touch = (): void => setTouched(true);
  return (
    <div className={styles.contents} onPointerEnter={touch} onFocus={touch}>
      {dropdown}
    </div>
  );
}
