import type { DocsVersion } from '@reveal-docs/versions';

/** Names that are reserved for the unreleased docs. */
const unreleased = ['current', 'next'];
/** Maximum length of a name, which is part of paths, menus, and the search's version tag. */
const maxLength = 32;

function list(versions: readonly DocsVersion[]): string {
  return versions.map(({ name }) => name).join(', ');
}

/** Throws an error with advice if `name` can't be added to `versions`, or conflicts with a page in `pages`. */
export function assertNewName(
  name: string,
  versions: readonly DocsVersion[],
  pages: readonly string[],
): void {
  if (!/^\w(?:[\w.-]*\w)?$/.test(name) || name.length > maxLength) {
    throw new Error(
      `"${name}" isn't a valid version name. Use letters, digits, periods and hyphens, such as 5.x.`,
    );
  }
  if (unreleased.includes(name.toLowerCase())) {
    throw new Error(`"${name}" is reserved for the unreleased docs. Use another name.`);
  }
  if (versions.some((version) => version.name === name)) {
    throw new Error(`The version ${name} already exists. Existing versions: ${list(versions)}.`);
  }
  // An older version's path is `docs/<name>`. The pages of the latest version are also in `docs/`.
  const page = pages.find((id) => id === name || id.startsWith(`${name}/`));
  if (page !== undefined) {
    throw new Error(`The version "${name}" would have the same address as the page "${page}".`);
  }
}

/**
 * Returns the version to drop. Throws if the version doesn't exist or isn't the oldest. Each migration guide leads from
 * one version to the next, and only the first guide can start at a dropped version.
 */
export function findDroppable(name: string, versions: readonly DocsVersion[]): DocsVersion {
  const found = versions.find((version) => version.name === name);
  if (found === undefined) {
    throw new Error(`Unknown version "${name}". Existing versions: ${list(versions)}.`);
  }
  if (found.name === 'current' || found.isLast) {
    throw new Error(
      `${found.label} can't be dropped. The site needs the unreleased docs and the latest version.`,
    );
  }
  const oldest = versions.at(-1);
  if (oldest !== undefined && oldest !== found) {
    throw new Error(
      `Only the oldest version can be dropped. The oldest version is ${oldest.name}.`,
    );
  }
  return found;
}
