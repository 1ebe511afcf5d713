/** Checks that every symbol and member of a version's API has words that say something, and that ours are needed. Pure. */
import type { ApiDescription } from './descriptions';
import { purposeOf } from './purpose';
import type { WordsByName } from './words';

/** What is checked. */
export interface WordsInput {
  readonly words: WordsByName;
  /** What each version's names say, by the version's folder; those whose names must all have words are in `complete`. */
  readonly descriptions: ReadonlyMap<string, readonly ApiDescription[]>;
  readonly complete: readonly string[];
  /** Ids of the statements that there are. */
  readonly statements: ReadonlySet<string>;
}

function hasPurpose({ name, text, ours }: ApiDescription): boolean {
  return purposeOf(name, `${text} ${ours}`).length > 0;
}

/** What is missing in a version: types, words with a purpose, and the defaults of what can be left out. */
function missingIn(folder: string, descriptions: readonly ApiDescription[]): string[] {
  // What is inherited is told where it is declared.
  const own = descriptions.filter(({ inherits }) => inherits === undefined);
  return own.flatMap((description) => {
    const { name, isOptional, hasType } = description;
    return [
      ...(hasType ? [] : [`${folder}: ${name} has no type.`]),
      ...(hasPurpose(description) ? [] : [`${folder}: ${name} says nothing beyond its name.`]),
      ...(isOptional && description.default === undefined
        ? [`${folder}: ${name} can be left out, and nothing says what holds then.`]
        : []),
    ];
  });
}

/** Words of ours that are for nothing: of a name that is gone, that is inherited, or that the SDK tells well. */
function idle({ words, descriptions }: WordsInput): string[] {
  const known = new Map<string, ApiDescription[]>();
  for (const description of [...descriptions.values()].flat()) {
    known.set(description.name, [...(known.get(description.name) ?? []), description]);
  }
  return [...words].flatMap(([name, { text }]) => {
    const found = known.get(name);
    if (found === undefined) return [`words: no version has ${name}.`];
    if (found.every(({ inherits }) => inherits !== undefined && known.has(inherits))) {
      return [`words: ${name} is inherited: its words belong to ${found[0]?.inherits ?? ''}.`];
    }
    const isTold = found.every((description) => hasPurpose({ ...description, ours: '' }));
    return text !== undefined && isTold ? [`words: the SDK tells what ${name} is for.`] : [];
  });
}

/** All that is wrong, one line each. */
export function wordsProblems(input: WordsInput): string[] {
  const { words, descriptions, complete, statements } = input;
  return [
    ...complete.flatMap((folder) => missingIn(folder, descriptions.get(folder) ?? [])),
    ...idle(input),
    ...[...words].flatMap(([name, { statement }]) =>
      statement === undefined || statements.has(statement)
        ? []
        : [`words: ${name} cites ${statement}, which is no statement.`],
    ),
  ];
}
