/** Which names a version may have. Pure. */
import type { DocsVersion } from '../../versions';

/** Names that stand for the unreleased docs. */
const unreleased = ['current', 'next'];
/** Longest name: it is part of paths, of menus, and of the search's version tag. */
const maxLength = 32;

function list(versions: readonly DocsVersion[]): string {
  return versions.map(({ name }) => name).join(', ');
}

/** Throws, saying what to do, unless `name` can become a version beside `versions` and pages at `pages`. */
export function assertNewName(
  name: string,
  versions: readonly DocsVersion[],
  pages: readonly string[],
): void {
  if (!/^\w(?:[\w.-]*\w)?$/.test(name) || name.length > maxLength) {
    throw new Error(
      `"${name}" cannot be a version's name: use letters, digits, dots and dashes, such as 5.x.`,
    );
  }
  if (unreleased.includes(name.toLowerCase())) {
    throw new Error(`"${name}" is what the unreleased docs are called: use another name.`);
  }
  if (versions.some((version) => version.name === name)) {
    throw new Error(`The version ${name} exists already. There are: ${list(versions)}.`);
  }
  // An older version is at `docs/<name>`, where the latest version has its pages.
  const page = pages.find((id) => id === name || id.startsWith(`${name}/`));
  if (page !== undefined) {
    throw new Error(`The version "${name}" would take the address of the page "${page}".`);
  }
}

/**
 * The version to drop. Throws when there is none of that name, or when it is not the oldest: a migration guide
 * leads from each version to the next, and only the first of them may begin at one that is gone.
 */
export function findDroppable(name: string, versions: readonly DocsVersion[]): DocsVersion {
  const found = versions.find((version) => version.name === name);
  if (found === undefined) {
    throw new Error(`There is no version "${name}". There are: ${list(versions)}.`);
  }
  if (found.name === 'current' || found.isLast) {
    throw new Error(
      `${found.label} cannot be dropped: the site needs the unreleased docs and the latest version.`,
    );
  }
  const oldest = versions.at(-1);
  if (oldest !== undefined && oldest !== found) {
    throw new Error(`Only the oldest version can be dropped, which is ${oldest.name}.`);
  }
  return found;
}
