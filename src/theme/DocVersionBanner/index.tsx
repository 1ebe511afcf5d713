// Change: (wrapped) unreleased docs show the release that they describe and run for now. If the
// version menu led to a different page, adds a notice. On upgrade: DocVersionBanner still renders
// the version's banner, or null.
import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type { Props } from '@theme/DocVersionBanner';
import { MovedPage } from '@site/src/components/MovedPage';
import { useVersionFields } from '@site/src/siteFields/useSiteFields';
import styles from './styles.module.css';

function CurrentRelease(): ReactNode {
  const { release } = useVersionFields();
  return (
    <p className={styles.line}>
      Until a newer release is out, these pages describe and run <code>@cognite/reveal</code>{' '}
      {release}.
    </p>
  );
}

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  const { banner } = useDocsVersion();
  return (
    <>
      <DocVersionBanner {...props} />
      {banner === 'unreleased' && <CurrentRelease />}
      <MovedPage />
    </>
  );
}
