import type { ReactNode } from 'react';
import { useVersions, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { OfflineCopies } from '../components/OfflineCopies';
import { useSiteFields } from '../siteFields/useSiteFields';
import type { DocsVersionFields, Support } from '../siteFields/types';
import commandBlock from '../components/commandBlock.module.css';
import styles from './versions.module.css';

const supportWords: Readonly<Record<Support, { readonly label: string; readonly advice: string }>> =
  {
    unreleased: {
      label: 'Unreleased',
      advice: 'The next version, which can still change.',
    },
    latest: {
      label: 'Latest',
      advice: 'Use this version for new projects, and upgrade existing projects to it.',
    },
    unmaintained: {
      label: 'Unmaintained',
      advice: 'No longer maintained. The docs remain available for existing users.',
    },
  };

/** Links in each version's entry, in this order. Pages that the version doesn't have are omitted. */
const entryPages = [
  { id: 'overview', label: 'Overview' },
  { id: 'installation', label: 'Installation' },
  { id: 'migration-guide', label: (version: string) => `Migrate to ${version}` },
  { id: 'releases', label: 'Changes' },
  { id: 'api/index', label: 'API reference' },
] as const;

function Version({
  fields,
  docs,
  sameAs,
}: {
  readonly fields: DocsVersionFields;
  readonly docs: GlobalVersion['docs'];
  /** Label of the latest version if this version isn't the latest, but describes the same release. */
  readonly sameAs: string | undefined;
}): ReactNode {
  const { label, folder, release, interfaceRelease, support } = fields;
  const words = supportWords[support];
  return (
    <section className={styles.version} aria-labelledby={`version-${folder}`}>
      <Heading as="h2" id={`version-${folder}`}>
        {label}{' '}
        <span className={styles.support} data-support={support}>
          {words.label}
        </span>
      </Heading>
      <p>
        {words.advice}
        {sameAs !== undefined &&
          ` Until a newer release is published, it describes the same release as ${sameAs}.`}
      </p>
      <dl className={styles.facts}>
        <dt>Describes</dt>
        <dd>
          <code>@cognite/reveal</code> {interfaceRelease}
        </dd>
        {release !== interfaceRelease && (
          <>
            <dt>Examples use</dt>
            <dd>
              <code>@cognite/reveal</code> {release}, through an adapter
            </dd>
          </>
        )}
        {sameAs === undefined && (
          <>
            <dt>Install</dt>
            <dd className={commandBlock.command}>
              <CodeBlock language="bash">
                {`npm install @cognite/reveal@${interfaceRelease}`}
              </CodeBlock>
            </dd>
          </>
        )}
        <dt>Read</dt>
        <dd>
          {entryPages
            .map((entry) => ({
              name: typeof entry.label === 'string' ? entry.label : entry.label(label),
              path: docs.find(({ id }) => id === entry.id)?.path,
            }))
            .filter(({ path }) => path !== undefined)
            .map(({ name, path }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <Link to={path}>{name}</Link>
              </span>
            ))}
          , <Link to={`/examples?version=${folder}`}>Examples</Link>
        </dd>
      </dl>
    </section>
  );
}

/** Lists all versions of the docs with their releases and support status. */
export default function VersionsPage(): ReactNode {
  const { docsVersions, zips } = useSiteFields();
  const versions = useVersions(undefined);
  const latestFirst = [...docsVersions].sort(
    (a, b) => Number(b.support === 'latest') - Number(a.support === 'latest'),
  );
  const [latest] = latestFirst;
  return (
    <Layout
      title="Versions"
      description="All versions of these docs, with the SDK release that each version describes, the release that its examples run on, and its support status."
    >
      <main className={`${styles.page} docs-prose`}>
        <Heading as="h1">Versions</Heading>
        <p>
          Each version of these docs covers one major version of the SDK. Its pages, API reference
          and examples match the release listed here. Earlier and later releases are{' '}
          <Link href="https://www.npmjs.com/package/@cognite/reveal?activeTab=versions">
            listed on npm
          </Link>
          .
        </p>
        <div className={styles.versions}>
          {latestFirst.map((fields) => (
            <Version
              key={fields.name}
              fields={fields}
              docs={versions.find(({ name }) => name === fields.name)?.docs ?? []}
              sameAs={
                fields !== latest && fields.interfaceRelease === latest?.interfaceRelease
                  ? latest.label
                  : undefined
              }
            />
          ))}
        </div>
        {zips.length > 0 && (
          <section className={styles.copies} aria-labelledby="copies">
            <Heading as="h2" id="copies">
              Offline copies
            </Heading>
            <OfflineCopies zips={zips} />
          </section>
        )}
      </main>
    </Layout>
  );
}
