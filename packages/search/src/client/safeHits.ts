/**
 * Escapes the texts of hits. DocSearch inserts titles, contents, and snippets into the page as HTML, both from answers
 * and from the reader's saved searches. Therefore, in answers from the provider and from the local index, this module
 * escapes everything except the tag that marks matches. It doesn't escape `lvl0`, which is displayed as plain text.
 */
import type { MarkedFields, MarkedText, SearchHit, SearchResponse } from '../protocol';
import type { Hierarchy, HierarchyLevel } from '../records';
import { sitePath, type SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { escapeHtml, htmlEntities } from '@reveal-docs/shared/escapeHtml';

const characters = new Map(
  Object.entries(htmlEntities).map(([character, entity]) => [entity, character]),
);

function escapeOnce(text: string): string {
  const plain = text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => characters.get(entity) ?? entity,
  );
  return escapeHtml(plain);
}

/** Escapes a string with marked matches. Keeps `<mark>` tags in balanced pairs. */
export function escapeMarked(value: string): string {
  return escapeBetweenMarks(value, escapeHtml);
}

/**
 * Escapes a string that {@link escapeMarked} or {@link escapeHtml} might already have escaped. Doesn't escape anything
 * twice.
 */
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

/** Makes the fields of a hit safe to insert into HTML. Doesn't escape `lvl0`, because it's displayed as plain text. */
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
 * Escapes every hit in a response, and replaces the hit's URL with the path of the page on this site. Removes hits on
 * other sites. Throws if the argument isn't a response to a search.
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
