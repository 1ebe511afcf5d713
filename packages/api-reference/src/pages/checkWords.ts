/**
 * Checks that every symbol and member in a version's API has a useful description. Also checks that every description
 * in these docs is needed.
 */
import type { ApiDescription } from './descriptions';
import { purposeOf } from './purpose';
import type { WordsByName } from './words';

export interface WordsInput {
  readonly words: WordsByName;
  /** Map from version folders to the descriptions in each version. */
  readonly descriptions: ReadonlyMap<string, readonly ApiDescription[]>;
  /** Folders of the versions that require a description for every name. */
  readonly complete: readonly string[];
  /** IDs of all statements. */
  readonly statements: ReadonlySet<string>;
}

function hasPurpose({ name, text, ours }: ApiDescription): boolean {
  return purposeOf(name, `${text} ${ours}`).length > 0;
}

/**
 * Reports each item of a version's API that has no type or no useful description, and each optional item without a
 * documented default.
 */
function missingIn(folder: string, descriptions: readonly ApiDescription[]): string[] {
  // Inherited members are described where they are declared.
  const own = descriptions.filter(({ inherits }) => inherits === undefined);
  return own.flatMap((description) => {
    const { name, isOptional, hasType } = description;
    return [
      ...(hasType ? [] : [`${folder}: ${name} has no type.`]),
      ...(hasPurpose(description)
        ? []
        : [`${folder}: the description of ${name} only repeats its name.`]),
      ...(isOptional && description.default === undefined
        ? [`${folder}: ${name} is optional, but its default isn't documented.`]
        : []),
    ];
  });
}

/**
 * Finds descriptions in these docs that aren't needed because the name no longer exists, is inherited, or has a useful
 * description in the SDK.
 */
function idle({ words, descriptions }: WordsInput): string[] {
  const known = new Map<string, ApiDescription[]>();
  for (const description of [...descriptions.values()].flat()) {
    known.set(description.name, [...(known.get(description.name) ?? []), description]);
  }
  return [...words].flatMap(([name, { text }]) => {
    const found = known.get(name);
    if (found === undefined) return [`descriptions: ${name} doesn't exist in any version.`];
    if (found.every(({ inherits }) => inherits !== undefined && known.has(inherits))) {
      return [
        `descriptions: ${name} is inherited. Describe it at ${found[0]?.inherits ?? ''} instead.`,
      ];
    }
    const isDescribed = found.every((description) => hasPurpose({ ...description, ours: '' }));
    return text !== undefined && isDescribed
      ? [`descriptions: the SDK already describes ${name}. Remove this description.`]
      : [];
  });
}

/** Returns one line per problem. */
export function wordsProblems(input: WordsInput): string[] {
  const { words, descriptions, complete, statements } = input;
  return [
    ...complete.flatMap((folder) => missingIn(folder, descriptions.get(folder) ?? [])),
    ...idle(input),
    ...[...words].flatMap(([name, { statement }]) =>
      statement === undefined || statements.has(statement)
        ? []
        : [`descriptions: ${name} cites ${statement}, which isn't a statement.`],
    ),
  ];
}
