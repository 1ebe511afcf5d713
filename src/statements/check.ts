/** Decides what a citation rests on in the version of its page. Pure. */
import type { Citation } from './citations';
import type { Lane } from './lanes';
import { isMet, outcomeOf, type Results } from './results';
import type { SourcePlace, SourceSpec } from './sources';
import { expectationIn, sentenceIn, type StatementSpec } from './spec';

/** What citations are checked against. */
export interface Known {
  readonly statements: ReadonlyMap<string, StatementSpec>;
  readonly sources: ReadonlyMap<string, SourceSpec>;
  readonly results: Results;
  readonly findSource: (source: SourceSpec, lane: Lane) => SourcePlace | undefined;
  /** What a lane's programs run with, by its release. */
  readonly pins: ReadonlyMap<string, string>;
}

/** What stands behind a sentence of a page. */
export type Ground =
  | { readonly type: 'run'; readonly id: string; readonly says: string }
  | {
      readonly type: 'source';
      readonly id: string;
      readonly says: string;
      readonly place: SourcePlace;
    };

export type Checked = { readonly ground: Ground } | { readonly problem: string };

function checkStatement(
  spec: StatementSpec,
  { instead }: Citation,
  { release }: Lane,
  { results, pins }: Known,
): Checked {
  const expectation = expectationIn(spec, release);
  const mark = `[^${instead ? '!' : ''}${spec.id}]`;
  if (expectation.type === 'lacks') {
    return { problem: `${mark}: ${release} does not have what the statement is about.` };
  }
  if (expectation.type === 'instead' && !instead) {
    return {
      problem: `${mark} does not hold in ${release}, where: ${expectation.says} If the page says that, write [^!${spec.id}].`,
    };
  }
  if (expectation.type === 'holds' && instead) {
    return { problem: `${mark}: the statement holds in ${release}, so write [^${spec.id}].` };
  }
  const outcome = outcomeOf(results, { spec, release }, pins.get(release) ?? '');
  if (outcome === undefined) {
    return {
      problem: `${mark} did not run in ${release} as it is now: run \`npm run statements\`.`,
    };
  }
  if (!isMet({ spec, release, outcome })) {
    return {
      problem: `${mark} is not what ${release} did when it last ran: see \`npm run statements -- ${spec.id}\`.`,
    };
  }
  return { ground: { type: 'run', id: spec.id, says: sentenceIn(spec, expectation) ?? spec.says } };
}

/** What a citation rests on in `lane`, or what is wrong with it. */
export function checkCitation(citation: Citation, lane: Lane, known: Known): Checked {
  const spec = known.statements.get(citation.id);
  if (spec !== undefined) return checkStatement(spec, citation, lane, known);
  const source = known.sources.get(citation.id);
  if (source === undefined) return { problem: `[^${citation.id}]: there is no such statement.` };
  const place = citation.instead ? undefined : known.findSource(source, lane);
  if (place === undefined) {
    return {
      problem: `[^${citation.id}]: the source of ${lane.release} does not say so in ${source.file}.`,
    };
  }
  return { ground: { type: 'source', id: source.id, says: source.says, place } };
}
