/**
 * Determines the docs version for the links on a starter's page. When a version is cut, the starters keep their
 * release, but the docs of that release can move to another path.
 */
import type { DocsVersion } from '@reveal-docs/versions';

type Version = Pick<DocsVersion, 'label' | 'name' | 'routePath' | 'release' | 'isLast'>;

export interface StarterDocs {
  /** Path of the version, relative to the site's base path, such as `docs/4.x`. */
  readonly routePath: string;
  /** Notice for readers. Undefined if the latest version covers the starter's release. */
  readonly notice: string | undefined;
}

/**
 * Returns the version that runs the starter's `release`, preferably the latest. If no version runs it, returns the
 * latest version. Throws if `versions` is empty.
 */
export function docsFor(release: string, versions: readonly Version[]): StarterDocs {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest === undefined) throw new Error('The docs have no versions.');
  if (latest.release === release) return { routePath: latest.routePath, notice: undefined };
  const own = versions.find((version) => version.name !== 'current' && version.release === release);
  const begin = `This application runs @cognite/reveal ${release}, but the latest version of these docs covers ${latest.release}.`;
  return {
    routePath: (own ?? latest).routePath,
    notice:
      own === undefined
        ? `${begin} These docs no longer have a version for ${release}.`
        : `${begin} Links on this page go to the ${own.label} docs.`,
  };
}

const docsLink = /^\/docs(?=[/#]|$)/;

/** Changes a link into the docs so that it leads to the starter's version. Other links stay unchanged. */
export function docsAddress(url: string, { routePath }: StarterDocs): string {
  return url.replace(docsLink, `/${routePath}`);
}
