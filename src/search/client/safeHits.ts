/**
 * DocSearch writes titles, contents and snippets of hits into the page as HTML, from the answer and later
 * from the reader's saved searches. So everything of an answer is escaped here, in both modes, and only the
 * tag that marks matches is left; what was saved is escaped again (see `storedHits.ts`). `lvl0` stays plain: it
 * is shown as text.
 */
import type { MarkedFields, MarkedText, SearchHit, SearchResponse } from '../protocol';
import type { Hierarchy, HierarchyLevel } from '../records';
import { sitePath, type SitePlace } from '../../addresses/sitePath';
import { escapeHtml, htmlEntities } from '../../text/escapeHtml';

const characters = new Map(
  Object.entries(htmlEntities).map(([character, entity]) => [entity, character]),
);

/** Escapes a text that may be escaped already, in part or altogether: what is escaped stays as it is. */
function escapeOnce(text: string): string {
  const plain = text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => characters.get(entity) ?? entity,
  );
  return escapeHtml(plain);
}

/** Escapes a marked text, leaving only `<mark>` in balanced pairs. */
export function escapeMarked(value: string): string {
  return escapeBetweenMarks(value, escapeHtml);
}

/** Makes a marked text safe that {@link escapeMarked} or {@link escapeHtml} should have made so before. */
export function escapeAgain(value: string): string {
  return escapeBetweenMarks(value, escapeOnce);
}

function escapeBetweenMarks(value: string, escape: (text: string) => string): string {
  let isOpen = false;
  const parts = value.split(/(<\/?mark>)/g).map((part) => {
    if (part === '<mark>') {
      if (isOpen) return '';
      isOpen = true;
      return part;
    }
    if (part === '</mark>') {
      if (!isOpen) return '';
      isOpen = false;
      return part;
    }
    return escape(part);
  });
  return parts.join('') + (isOpen ? '</mark>' : '');
}

function safeText(value: unknown): string | null {
  return typeof value === 'string' ? escapeHtml(value) : null;
}

function safeMarked(marked: MarkedText): MarkedText {
  return { ...marked, value: escapeMarked(String(marked.value)) };
}

function safeFields(fields: MarkedFields | undefined): MarkedFields | undefined {
  if (fields === undefined) return undefined;
  const hierarchy: Partial<Record<HierarchyLevel, MarkedText>> = {};
  for (const [level, marked] of Object.entries(fields.hierarchy ?? {})) {
    hierarchy[level as HierarchyLevel] = level === 'lvl0' ? marked : safeMarked(marked);
  }
  return {
    hierarchy,
    ...(fields.content === undefined ? {} : { content: safeMarked(fields.content) }),
  };
}

/** A hit whose texts may be put into HTML (all but `lvl0`, which is to be shown as text). */
export function safeHit(hit: SearchHit): SearchHit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, name]) => [
      level,
      level === 'lvl0' ? name : safeText(name),
    ]),
  ) as Hierarchy;
  return {
    ...hit,
    hierarchy,
    content: safeText(hit.content),
    ...(hit._highlightResult && { _highlightResult: safeFields(hit._highlightResult) }),
    ...(hit._snippetResult && { _snippetResult: safeFields(hit._snippetResult) }),
  };
}

/**
 * Makes every hit of an answer safe, with the path of its page on this site as its address. Leaves out hits that lead
 * anywhere else. Throws when it is no answer to a search.
 */
export function safeResponse(response: SearchResponse, place: SitePlace): SearchResponse {
  const safeHits = (hits: readonly SearchHit[]) =>
    hits.flatMap((hit) => {
      const url = sitePath(hit.url, place);
      return url === undefined ? [] : [{ ...safeHit(hit), url }];
    });
  return {
    ...response,
    results: response.results.map((result) => ({ ...result, hits: safeHits(result.hits) })),
  };
}
