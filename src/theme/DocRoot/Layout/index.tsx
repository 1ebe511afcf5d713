// Change: (ejected) the page's text comes before the sidebar, so that Tab reaches the text before the sidebar's links.
// The CSS keeps the sidebar on the left. On upgrade: check that the sidebar is an `aside` and the text a `main`, and
// that both have fixed widths on wide screens.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type { Props } from '@theme/DocRoot/Layout';
import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [hiddenSidebarContainer, setHiddenSidebarContainer] = useState(false);
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.columns}>
        <DocRootLayoutMain hiddenSidebarContainer={hiddenSidebarContainer}>
          {children}
        </DocRootLayoutMain>
        {sidebar && (
          <DocRootLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={hiddenSidebarContainer}
            setHiddenSidebarContainer={setHiddenSidebarContainer}
          />
        )}
      </div>
    </div>
  );
}
