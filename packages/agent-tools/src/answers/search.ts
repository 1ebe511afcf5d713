import { answerQuery } from '@reveal-docs/search/engine/answer';
import { loadIndex, searchIn, type Engine } from '@reveal-docs/search/engine/engine';
import { maxQueryLength, type SearchHit } from '@reveal-docs/search/protocol';
import { fileRecords, hierarchyLevels } from '@reveal-docs/search/records';
import type { ToolsVersion } from '../data';
import type { Library } from '../library';
import { InputError, type Answer, type Input, type Tools } from './answer';

const shortCount = 5;
const longCount = 20;
/** Length of excerpts, in words. */
const excerptWords = 30;

/** Cached search engines, by version folder. The MCP server uses an engine for more than one search. */
const engines = new WeakMap<Library, Map<string, Engine>>();

/** Returns the search engine of a version. The first call for a version takes a fraction of a second. */
export function engineOf(library: Library, version: ToolsVersion): Engine {
  const known = engines.get(library) ?? new Map<string, Engine>();
  engines.set(library, known);
  const { folder } = version;
  let engine = known.get(folder);
  if (engine === undefined) {
    const { records, index } = library.search(version);
    engine = searchIn(loadIndex(index), fileRecords(records));
    known.set(folder, engine);
  }
  return engine;
}

/** Returns the headings above a hit, such as "Events › Hover", without repeated headings. */
function trailOf({ hierarchy }: SearchHit): string {
  const names = hierarchyLevels.slice(1).flatMap((level) => hierarchy[level] ?? []);
  return names.filter((name, index) => name !== names[index - 1]).join(' › ');
}

interface Found {
  /** Numbered list of results. Empty if nothing was found. */
  readonly list: string;
  readonly shown: number;
  readonly all: number;
}

/** Returns the best search results for a query in a version. */
export function findSections(
  library: Library,
  version: ToolsVersion,
  query: string,
  most: number,
): Found {
  const { hits, nbHits } = answerQuery(
    [engineOf(library, version)],
    {
      query: query.slice(0, maxQueryLength),
      indexName: 'docs',
      hitsPerPage: most,
      attributesToSnippet: [`content:${excerptWords}`],
      highlightPreTag: '',
      highlightPostTag: '',
    },
    (path) => path,
  );
  const items = hits.map((hit, index) => {
    const excerpt = hit._snippetResult?.content?.value.replace(/\s+/g, ' ').trim() ?? '';
    return `${index + 1}. ${trailOf(hit)}\n   ${hit.url}${excerpt === '' ? '' : `\n   ${excerpt}`}`;
  });
  return { list: items.join('\n'), shown: hits.length, all: nbHits };
}

/** Searches a version. All `words` form one query. */
export function search({ library, option }: Tools, { words, version: name, more }: Input): Answer {
  const query = words.join(' ').trim();
  if (query === '') throw new InputError('Missing search text. Usage: search <text>');
  if (query.length > maxQueryLength) {
    throw new InputError(`The search text is too long. Use up to ${maxQueryLength} characters.`);
  }
  const version = library.version(name);
  const { list, shown, all } = findSections(library, version, query, more ? longCount : shortCount);
  if (shown === 0) {
    return {
      text: `Nothing found for "${query}" in ${version.label}. Use other words, or search another version.`,
      isNegative: true,
    };
  }
  const rest =
    all === shown
      ? ''
      : ` Showing ${shown} of ${all}.${more ? '' : ` To show more, add \`${option('more')}\`.`}`;
  return {
    text: `${list}\n\n${version.label} (${version.release}).${rest} To read a section, use \`page <address>\`.`,
  };
}
