import { countOf } from '@reveal-docs/shared/countOf';
import { differs, type BehaviorRow } from '@reveal-docs/statements/behavior';
import { similarNames } from '../text/similar';
import { describeRow, listColumns, rowsById } from '../text/statements';
import { InputError, type Answer, type Input, type Tools } from './answer';
import { cleanName, findNames } from './names';

const shortCount = 10;

function matchingWords({ id, says, cells }: BehaviorRow, words: readonly string[]): number {
  const texts = [id, says, ...cells.map((cell) => (cell.type === 'instead' ? cell.says : ''))];
  const text = texts.join(' ').toLowerCase();
  return words.filter((word) => text.includes(word)).length;
}

function findRows(
  { library }: Tools,
  wanted: string,
  versionName: string | undefined,
): BehaviorRow[] {
  const behavior = library.behavior();
  const rows = rowsById(behavior);
  const exact = rows.get(wanted);
  if (exact !== undefined) return [exact];
  const topic = behavior.topics.find(
    ({ name, title }) =>
      name === wanted.toLowerCase() || title.toLowerCase() === wanted.toLowerCase(),
  );
  if (topic !== undefined) return [...topic.rows];
  const { names } = library.api(library.version(versionName));
  const found = findNames({ names, renamed: {}, removed: {} }, cleanName(wanted));
  const ids = new Set(found.flatMap((name) => names[name]?.statements ?? []));
  if (ids.size > 0) return [...ids].flatMap((id) => rows.get(id) ?? []);
  const words = wanted.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length === 0) return [];
  return [...rows.values()]
    .map((row) => ({ row, score: matchingWords(row, words) }))
    .filter(({ score }) => score > words.length / 2)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/**
 * Lists the statements about a topic or a member, or statements that match search words. Without an argument, lists the
 * topics.
 */
export function behavior(tools: Tools, { words, version, more }: Input): Answer {
  const { topics, columns } = tools.library.behavior();
  const wanted = words.join(' ').trim();
  if (wanted === '') {
    if (topics.length === 0)
      throw new InputError("These docs don't contain any statements about behavior.");
    const lines = topics.map(({ name, rows }) => `- ${name}: ${countOf(rows.length, 'statement')}`);
    return {
      text: `Topics:\n${lines.join('\n')}\n\nSpecify a topic, an API name, or search words.`,
    };
  }
  const rows = findRows(tools, wanted, version);
  if (rows.length === 0) {
    const similar = similarNames(
      wanted,
      topics.map(({ name }) => name),
    );
    const hint = similar.length === 0 ? '' : ` Similar topics: ${similar.join(', ')}.`;
    return { text: `No statements found for "${wanted}".${hint}`, isNegative: true };
  }
  const shown = more ? rows : rows.slice(0, shortCount);
  const rest =
    rows.length > shown.length
      ? ` Showing ${shown.length} of ${rows.length}. To show all statements, add \`${tools.option('more')}\`.`
      : '';
  const changed = rows.filter(differs).length;
  const differing =
    changed === 0
      ? ''
      : ` ${countOf(changed, 'statement')} ${changed === 1 ? 'differs' : 'differ'} between releases.`;
  return {
    text: `${shown.map((row) => describeRow(row, columns)).join('\n')}\n\nTested in ${listColumns(columns)}.${differing}${rest}`,
  };
}
