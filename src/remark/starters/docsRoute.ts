/**
 * Which version of the docs a starter's page leads to: the one that runs the starter's release. Starters stay with their
 * release when a version is cut; the pages about it may move to another address by that. Pure.
 */
import type { DocsVersion } from '../../versions';

type Version = Pick<DocsVersion, 'label' | 'name' | 'routePath' | 'release' | 'isLast'>;

/** Where links into the docs lead from a starter's page. */
export interface StarterDocs {
  /** Path of the version below the site's base, such as `docs/4.x`. */
  readonly routePath: string;
  /** What readers are told where the latest version is about another release; undefined where it is not. */
  readonly notice: string | undefined;
}

/**
 * The version for a starter with `release`: the latest if it runs that, else another released one, else the latest all
 * the same. Throws when there are no versions.
 */
export function docsFor(release: string, versions: readonly Version[]): StarterDocs {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest === undefined) throw new Error('There is no version of the docs.');
  if (latest.release === release) return { routePath: latest.routePath, notice: undefined };
  const own = versions.find((version) => version.name !== 'current' && version.release === release);
  const begin = `This application runs @cognite/reveal ${release}, and the latest version of these docs is about ${latest.release}.`;
  return {
    routePath: (own ?? latest).routePath,
    notice:
      own === undefined
        ? `${begin} No version of these docs is about ${release} any more.`
        : `${begin} Links on this page lead to the docs of ${own.label}.`,
  };
}

const docsLink = /^\/docs(?=[/#]|$)/;

/** An address of a link: into the docs, it leads into the right version; others stay. */
export function docsAddress(url: string, { routePath }: StarterDocs): string {
  return url.replace(docsLink, `/${routePath}`);
}
