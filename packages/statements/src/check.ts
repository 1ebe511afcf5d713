import type { Citation } from './citations';
import type { Lane } from './lanes';
import { isMet, outcomeOf, type Results } from './results';
import type { SourcePlace, SourceSpec } from './sources';
import { expectationIn, sentenceIn, type StatementSpec } from './spec';

export interface Known {
  readonly statements: ReadonlyMap<string, StatementSpec>;
  readonly sources: ReadonlyMap<string, SourceSpec>;
  readonly results: Results;
  readonly findSource: (source: SourceSpec, lane: Lane) => SourcePlace | undefined;
  /** Map from releases to the results of `pinsOf()`. */
  readonly pins: ReadonlyMap<string, string>;
}

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
    return { problem: `${mark}: ${release} doesn't have the API that the statement describes.` };
  }
  if (expectation.type === 'instead' && !instead) {
    return {
      problem: `${mark} doesn't hold in ${release}: ${expectation.says} If the page describes this behavior, write [^!${spec.id}].`,
    };
  }
  if (expectation.type === 'holds' && instead) {
    return {
      problem: `${mark}: the statement holds in ${release}, so write [^${spec.id}] instead.`,
    };
  }
  const outcome = outcomeOf(results, { spec, release }, pins.get(release) ?? '');
  if (outcome === undefined) {
    return {
      problem: `${mark} has no current result for ${release}. Run \`npm run statements\`.`,
    };
  }
  if (!isMet({ spec, release, outcome })) {
    return {
      problem: `${mark} doesn't match its latest result in ${release}. Run \`npm run statements -- ${spec.id}\` to see the result.`,
    };
  }
  return { ground: { type: 'run', id: spec.id, says: sentenceIn(spec, expectation) ?? spec.says } };
}

/** Returns the evidence for a citation in `lane`, or the problem with the citation. */
export function checkCitation(citation: Citation, lane: Lane, known: Known): Checked {
  const spec = known.statements.get(citation.id);
  if (spec !== undefined) return checkStatement(spec, citation, lane, known);
  const source = known.sources.get(citation.id);
  if (source === undefined) return { problem: `[^${citation.id}]: no statement has this ID.` };
  const place = citation.instead ? undefined : known.findSource(source, lane);
  if (place === undefined) {
    return {
      problem: `[^${citation.id}]: ${source.file} in the source of ${lane.release} doesn't contain the text of this statement.`,
    };
  }
  return { ground: { type: 'source', id: source.id, says: source.says, place } };
}
