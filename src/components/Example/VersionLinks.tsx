import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { sdkRepositoryUrl } from '@site/src/siteFields/features';
import { useSiteFields } from '../../siteFields/useSiteFields';
import styles from './code.module.css';

/** URL of the SDK's release notes. Tags contain the package and the version. */
function releaseNotesUrl(release: string): string {
  return `${sdkRepositoryUrl}/releases/tag/@cognite/reveal@${release}`;
}

/**
 * The release that runs, a link to its release notes, and links to the example in other versions.
 */
export function VersionLinks({ program }: { readonly program: ExampleProgram }): ReactNode {
  const { docsVersions } = useSiteFields();
  const own = docsVersions.find(({ folder }) => folder === program.folder);
  const others = useVersions(undefined).flatMap(({ name, label, docs }) => {
    const page = docs.find(({ id }) => id === `examples/${program.name}`);
    return name === own?.name || page === undefined ? [] : [{ name, label, path: page.path }];
  });
  return (
    <p className={styles.versions}>
      Runs on @cognite/reveal {program.release} (
      <Link to={releaseNotesUrl(program.release)}>release notes</Link>).
      {others.length > 0 && (
        <>
          {' '}
          Open in version{' '}
          {others.map(({ name, label, path }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link to={path}>{label}</Link>
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}
