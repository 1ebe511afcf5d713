/**
 * Checks that every href, src and fragment in a built site refers to an existing file. `onBrokenLinks` covers only
 * links that React renders. This check covers everything that readers receive: raw HTML, generated pages, images and
 * fragments.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import type { ParsedPage } from '../parsedPage';

export interface PageFacts {
  readonly ids: readonly string[];
  readonly duplicateIds: readonly string[];
  /** URLs as they appear in the page. */
  readonly references: readonly string[];
}

export interface HtmlCheckInput {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the site's canonical URLs. */
  readonly siteUrl: string;
  /** Facts about each page. The keys are file paths relative to `outDir`. */
  readonly pages: ReadonlyMap<string, PageFacts>;
}

export interface HtmlProblem {
  /** Path of the page's file, relative to the output folder. */
  readonly page: string;
  readonly message: string;
}

const referenceAttributes = ['href', 'xlink:href', 'src', 'poster', 'data'] as const;
/** Metadata that contains URLs, which other sites use for previews. */
const addressMetadata = new Set(['og:image', 'og:url', 'twitter:image']);
/** `rel` values of links that refer to an origin instead of a file. */
const originLinks = new Set(['preconnect', 'dns-prefetch']);

type Attributes = Readonly<Record<string, string>>;

/** Returns the URLs in a `srcset`. Each URL ends at the next space, because URLs can contain commas. */
function srcsetAddresses(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].flatMap(
    ([, address]) => address ?? [],
  );
}

function metaAddress({ property, name, content, 'http-equiv': header }: Attributes): string[] {
  if (content === undefined) return [];
  if (header?.toLowerCase() === 'refresh') return /url=(.+)$/i.exec(content)?.slice(1) ?? [];
  return addressMetadata.has(property ?? name ?? '') ? [content] : [];
}

function referencesOf(element: string, attributes: Attributes): string[] {
  if (element === 'meta') return metaAddress(attributes);
  if (originLinks.has(attributes.rel ?? '')) return [];
  return [
    ...referenceAttributes.flatMap((attribute) => attributes[attribute] ?? []),
    ...srcsetAddresses(attributes.srcset ?? ''),
  ];
}

/** Returns whether an element is in a template, whose content isn't part of the page. */
function isInTemplate({ parent }: Element): boolean {
  for (let around = parent; around !== null; around = around.parent) {
    if ('name' in around && around.name === 'template') return true;
  }
  return false;
}

/** Reads the IDs and references of a page. */
export function readFacts({ elements }: ParsedPage): PageFacts {
  const ids = new Set<string>();
  const duplicateIds = new Set<string>();
  const references: string[] = [];
  for (const element of elements) {
    const { name, attribs } = element;
    const { id } = attribs;
    if (id !== undefined && !isInTemplate(element)) (ids.has(id) ? duplicateIds : ids).add(id);
    references.push(...referencesOf(name, attribs));
  }
  return { ids: [...ids], duplicateIds: [...duplicateIds], references: [...new Set(references)] };
}

function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Documents for frames are programs, not pages, so they aren't checked. Their URLs include the file extension. */
function isFrameDocument(file: string): boolean {
  return file.startsWith('frame/');
}

/** Checks the links, images, fragments and IDs of a built site. */
export function checkHtml({ outDir, baseUrl, siteUrl, pages }: HtmlCheckInput): HtmlProblem[] {
  const files = new Set(listFiles(outDir));
  const checked = [...pages].filter(([file]) => !isFrameDocument(file));
  const idsOf = new Map(checked.map(([file, { ids }]) => [file, new Set(ids)]));
  const addresses = new Map(checked.map(([file]) => [pageAddress(file), file]));

  function explain(page: string, reference: string): string | undefined {
    const pageUrl = new URL(`${siteUrl}${baseUrl}${pageAddress(page)}`);
    const url = URL.canParse(reference, pageUrl) ? new URL(reference, pageUrl) : undefined;
    if (url === undefined) return `"${reference}" is not a valid URL`;
    if (url.origin !== pageUrl.origin) return undefined;
    if (!url.pathname.startsWith(baseUrl))
      return `"${reference}" is outside the site's base URL ${baseUrl}`;
    const below = decode(url.pathname.slice(baseUrl.length));
    const target = files.has(below) ? below : addresses.get(below);
    if (target === undefined) return `"${reference}" does not match any page or file`;
    // The not-found page's only URL ends in .html.
    if (idsOf.has(below) && below !== '404.html') {
      return `"${reference}" should not end in .html`;
    }
    const fragment = decode(url.hash.slice(1));
    if (fragment === '' || idsOf.get(target)?.has(fragment) !== false) return undefined;
    return `"${reference}" links to a fragment that is not in ${target}`;
  }

  const problems: HtmlProblem[] = [];
  for (const [page, { duplicateIds, references }] of checked) {
    for (const id of duplicateIds) problems.push({ page, message: `the id "${id}" is used twice` });
    for (const reference of references) {
      const message = explain(page, reference);
      if (message !== undefined) problems.push({ page, message });
    }
  }
  return problems;
}
