// Change: (wrapped) shows the SDK release that the page describes next to the version badge, and
// offers the page as Markdown. On upgrade: DocVersionBadge still takes `className` and renders one
// inline element.
import type { ReactNode } from 'react';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import { CopyPage } from '@site/src/components/CopyPage';
import { useVersionFields } from '@site/src/siteFields/useSiteFields';
import styles from './styles.module.css';

export default function DocVersionBadgeWrapper(props: Props): ReactNode {
  const { release, interfaceRelease } = useVersionFields();
  return (
    <div className={styles.line}>
      <DocVersionBadge {...props} />
      <span className={styles.release}>
        <span className={styles.package}>@cognite/reveal </span>
        {interfaceRelease === release
          ? release
          : `${interfaceRelease} interface, runs on ${release}`}
      </span>
      <CopyPage />
    </div>
  );
}
