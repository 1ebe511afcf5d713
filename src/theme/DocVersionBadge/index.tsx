// Change: (wrapped) next to the version badge, shows the SDK release that the page describes, with a link to release
// notes. Also offers the page as Markdown. Example pages show neither the version nor the release here, because the
// version menu and the status of the view show them. On upgrade: check that DocVersionBadge still takes `className` and
// renders one inline element.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import { CopyPage } from '@site/src/components/CopyPage';
import { sdkRepositoryUrl } from '@site/src/siteFields/features';
import { useVersionFields } from '@site/src/siteFields/useSiteFields';
import styles from './styles.module.css';

function releaseNotesUrl(release: string): string {
  return `${sdkRepositoryUrl}/releases/tag/@cognite/reveal@${release}`;
}

function Release(): ReactNode {
  const { release, interfaceRelease } = useVersionFields();
  return (
    <Link className={styles.release} to={releaseNotesUrl(release)} title="Release notes">
      {interfaceRelease === release ? release : `${interfaceRelease} interface, runs on ${release}`}
    </Link>
  );
}

export default function DocVersionBadgeWrapper(props: Props): ReactNode {
  const { metadata } = useDoc();
  const isExample = docKind(metadata.id) === 'example';
  return (
    <div className={clsx(styles.line, 'docs-version')}>
      {!isExample && (
        <>
          <DocVersionBadge {...props} />
          <Release />
        </>
      )}
      <CopyPage />
    </div>
  );
}
