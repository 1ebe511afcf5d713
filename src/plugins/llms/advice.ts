/**
 * The first instructions for agents in `llms.txt` and `skill.md`: which release to use, what to
 * prefer, and what to avoid.
 */
import type { VersionChanges } from '@reveal-docs/api-reference/names';

export interface AdviceInput {
  /** Changes since the previous version, whose names many programs still use. */
  readonly changes: VersionChanges;
  /** The command that installs compatible versions of the packages. */
  readonly install: string;
  /** The migration guide's advice on the client, in a sentence or two. */
  readonly client: string;
  /** Full URL of the migration guide's Markdown. */
  readonly migrationUrl: string;
}

const code = (text: string): string => `\`${text}\``;

/** Returns `start` and the names, or nothing without names. */
function listed(start: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${start}: ${names.join(', ')}.`];
}

/** Returns the advice as a Markdown list. Pure. */
export function writeAdvice({ changes, install, client, migrationUrl }: AdviceInput): string {
  const { from, to, renamed, removed, deprecated } = changes;
  return [
    `Write for @cognite/reveal ${to.release} (${to.label}), unless the project has another release installed.`,
    `Use exactly these packages: ${code(install)}.`,
    ...listed(
      'Prefer the new names',
      renamed.map(({ before, after }) => `${code(after)} (was ${code(before)})`),
    ),
    ...listed('Avoid deprecated names', deprecated.map(code)),
    ...listed(
      `Don't use these ${from.label} names, which ${to.label} removed`,
      removed.map(({ name }) => code(name)),
    ),
    `The client: ${client}`,
    `Replacements for removed names: [migration guide](${migrationUrl}).`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}
