// Change: (ejected) the banner is one sentence, which fits on one line on a phone. In unreleased docs, the banner also
// names the SDK release that the docs describe and use until a newer one is published. If the version menu led the
// reader to a different page, a notice appears. On upgrade: check that the banner still links to the same page of the
// latest version, or to its main page, and saves that version as preferred.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  useDocVersionSuggestions,
  useDocsPreferredVersion,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { Props } from '@theme/DocVersionBanner';
import { MovedPage } from '@site/src/components/MovedPage';
import { useVersionFields } from '@site/src/siteFields/useSiteFields';
import styles from './styles.module.css';

const status = { unreleased: 'is unreleased', unmaintained: 'is no longer maintained' } as const;

function CurrentRelease(): ReactNode {
  const { release } = useVersionFields();
  return (
    <span className={styles.release}>
      {' '}
      Until a newer release is published, these pages describe <code>@cognite/reveal</code>{' '}
      {release}, and their examples use it.
    </span>
  );
}

function Banner({ className }: Props): ReactNode {
  const { banner, label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(undefined);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  if (banner === null) return null;
  const page = latestDocSuggestion ?? latest.docs.find(({ id }) => id === latest.mainDocId);
  const classes = [className, ThemeClassNames.docs.docVersionBanner, styles.banner];
  return (
    <p className={clsx('alert alert--warning', classes)} role="alert">
      <b>{label}</b> {status[banner]}. See the{' '}
      <b>
        <Link to={page?.path ?? latest.path} onClick={() => savePreferredVersionName(latest.name)}>
          latest version
        </Link>
      </b>{' '}
      ({latest.label}).
      {banner === 'unreleased' && <CurrentRelease />}
    </p>
  );
}

export default function DocVersionBanner(props: Props): ReactNode {
  return (
    <>
      <Banner {...props} />
      <MovedPage />
    </>
  );
}
