/** Parses the HTML of a built page once, for all modules that read it. */
import { load, type CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';
import { correctNesting } from './nesting';

/** A parsed page. Only the last module that reads the page may change its nodes. */
export interface ParsedPage {
  readonly $: CheerioAPI;
  /** All elements, in the order in which they occur in the page. */
  readonly elements: readonly Element[];
}

/** Parses a page, and corrects the nesting of its elements. */
export function parsePage(html: string): ParsedPage {
  const $ = load(html);
  const elements = $<Element, '*'>('*').toArray();
  correctNesting($, elements);
  return { $, elements };
}

/** Returns the element that contains the page's own content, if it exists. */
export function bodyOf({ $ }: ParsedPage): Element | undefined {
  return $('article')[0] ?? $('main')[0];
}

/** Returns the content of a page's first `meta` element with this name. */
export function metaContent({ $ }: ParsedPage, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content');
}

/** Returns a page's title without the site's title, which follows `delimiter`. */
export function titleOf({ $ }: ParsedPage, delimiter: string): string {
  const text = $('title').first().text();
  const end = text.lastIndexOf(` ${delimiter} `);
  return end === -1 ? text : text.slice(0, end);
}

/** Returns all classes on a page. */
export function classesOf({ elements }: ParsedPage): string[] {
  const classes = new Set<string>();
  for (const { attribs } of elements) {
    for (const name of attribs.class?.split(/\s+/) ?? []) classes.add(name);
  }
  return [...classes];
}
