/** What `llms.txt` and `skill.md` tell agents first: which release, what to prefer, what never to write. */
import type { VersionChanges } from '../../names/changes';

export interface AdviceInput {
  /** From the version before, whose names many programs still have. */
  readonly changes: VersionChanges;
  /** The command that installs the packages in versions that fit together. */
  readonly install: string;
  /** What the migration guide says of the client, in a sentence or two. */
  readonly client: string;
  /** Full address of the migration guide's Markdown. */
  readonly migrationUrl: string;
}

const code = (text: string): string => `\`${text}\``;

/** `start` and the names, or nothing when there are none. */
function listed(start: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${start}: ${names.join(', ')}.`];
}

/** The advice, a Markdown list. Pure. */
export function writeAdvice({ changes, install, client, migrationUrl }: AdviceInput): string {
  const { from, to, renamed, removed, deprecated } = changes;
  return [
    `Write for @cognite/reveal ${to.release} (${to.label}), unless the project has another release installed.`,
    `Prefer these packages, exactly: ${code(install)}.`,
    ...listed(
      'Prefer the new names',
      renamed.map(({ before, after }) => `${code(after)} (was ${code(before)})`),
    ),
    ...listed('Avoid what is deprecated', deprecated.map(code)),
    ...listed(
      `Never write what ${from.label} had and ${to.label} has not`,
      removed.map(({ name }) => code(name)),
    ),
    `The client: ${client}`,
    `What stands in place of each: [migration guide](${migrationUrl}).`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}
