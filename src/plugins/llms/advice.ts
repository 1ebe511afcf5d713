/** Writes the instructions for agents at the beginning of `llms.txt` and of each `skill.md`. */
import type { VersionChanges } from '@reveal-docs/api-reference/names';
import type { DocsVersion } from '@reveal-docs/versions';

export interface AdviceInput {
  readonly version: Pick<DocsVersion, 'label' | 'isLast' | 'interfaceRelease'>;
  /** API changes since the previous version. Agents need them, because many existing programs use the old names. */
  readonly changes?: VersionChanges | undefined;
  /** The command that installs compatible versions of the packages. */
  readonly install: string;
  /** One or two sentences with the guide's advice on the client. Empty if the guide doesn't have such advice. */
  readonly client: string;
  /** Full URL of the migration guide's Markdown. */
  readonly migrationUrl?: string | undefined;
}

const code = (text: string): string => `\`${text}\``;

function listed(start: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${start}: ${names.join(', ')}.`];
}

function changedNames({ from, to, renamed, removed, deprecated }: VersionChanges): string[] {
  return [
    ...listed(
      'Prefer the new names',
      renamed.map(({ before, after }) => `${code(after)} (was ${code(before)})`),
    ),
    ...listed('Avoid deprecated names', deprecated.map(code)),
    ...listed(
      `Don't use these ${from.label} names, which ${to.label} removed`,
      removed.map(({ name }) => code(name)),
    ),
  ];
}

function asList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Returns the instructions without the changed names. Pure. */
export function writeShortAdvice(input: AdviceInput): string {
  return writeAdvice({ ...input, changes: undefined });
}

/** Returns the instructions as a Markdown list. Pure. */
export function writeAdvice(input: AdviceInput): string {
  const { version, changes, install, client, migrationUrl } = input;
  const { label, isLast, interfaceRelease } = version;
  return asList([
    isLast
      ? `Write code for @cognite/reveal ${interfaceRelease} (${label}), unless the project uses another release.`
      : `These instructions are for projects with @cognite/reveal ${interfaceRelease} (${label}).`,
    `Use exactly these packages: ${code(install)}.`,
    ...(changes === undefined ? [] : changedNames(changes)),
    ...(client === '' ? [] : [`The client: ${client}`]),
    ...(migrationUrl === undefined
      ? []
      : [`Replacements for removed names: [migration guide](${migrationUrl}).`]),
  ]);
}
