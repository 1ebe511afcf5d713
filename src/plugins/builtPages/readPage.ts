import fs from 'node:fs';
import path from 'node:path';
import { markdownPath, pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import { readFacts } from '../htmlCheck/check';
import { toMarkdown } from '../llms/markdown';
import { blockedScripts, withSitePolicy } from '../policy';
import { extractPage } from '../search/extract';
import type { BuiltPage, PagesJob } from './page';
import { classesOf, metaContent, parsePage, titleOf, type ParsedPage } from '../parsedPage';

/** Pages without a Markdown file. */
const withoutText = new Set(['404.html', 'embed.html', 'search.html']);

const unsearched = new Set(['404.html', 'search.html']);

function writeText(file: string, page: ParsedPage, job: PagesJob): BuiltPage['text'] {
  if (withoutText.has(file) || file.startsWith('frame/')) return undefined;
  const address = pageAddress(file);
  const markdown = toMarkdown(page, `${job.siteUrl}${job.baseUrl}${address}`);
  if (markdown === undefined) return undefined;
  fs.writeFileSync(path.join(job.outDir, markdownPath(address)), markdown);
  const description = metaContent(page, 'description');
  return {
    title: titleOf(page, job.titleDelimiter),
    ...(description === undefined ? {} : { description }),
  };
}

/**
 * Reads a built page, and writes its content policy and its Markdown. If the policy can't be inserted, `blocked`
 * contains the error.
 */
export function readBuiltPage(file: string, job: PagesJob): BuiltPage {
  const full = path.join(job.outDir, file);
  const { html, error } = withSitePolicy(fs.readFileSync(full, 'utf8'), file, job);
  const page = parsePage(html);
  if (error === undefined) fs.writeFileSync(full, html);
  const blocked = error === undefined ? blockedScripts(page, job) : [error];
  const text = writeText(file, page, job);
  const facts = readFacts(page);
  const classes = classesOf(page);
  // This must come last, because `extractPage` removes elements from the page.
  const content = unsearched.has(file)
    ? undefined
    : extractPage(page, pageAddress(file), job.versions);
  return {
    file,
    facts,
    classes,
    blocked,
    ...(text === undefined ? {} : { text }),
    ...(content === undefined ? {} : { content }),
  };
}
