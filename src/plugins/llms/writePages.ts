/**
 * Writes the Markdown of a share of the built pages beside their HTML. A program of its own, so that several cores
 * convert pages at the same time. Arguments: the build's folder, the site's URL, the share's number from 0, and the
 * number of shares.
 */
import fs from 'node:fs';
import path from 'node:path';
import { markdownPath, pageAddress } from '../../addresses/pageAddress';
import { contentHash } from '../cache';
import { listPages } from './listPages';
import { toMarkdown } from './markdown';

const [outDir = '', siteUrl = '', part, parts] = process.argv.slice(2);

/** Depends on the file only: while this runs, another plugin adds pages that redirect. */
function shareOf(file: string): number {
  return parseInt(contentHash(file), 16) % Number(parts);
}

for (const file of listPages(outDir)) {
  if (shareOf(file) !== Number(part)) continue;
  const html = fs.readFileSync(path.join(outDir, file), 'utf8');
  // Pages that redirect have no text.
  if (html.includes('http-equiv="refresh"')) continue;
  const address = pageAddress(file);
  const markdown = toMarkdown({ html, url: `${siteUrl}${address}` });
  if (markdown !== undefined) fs.writeFileSync(path.join(outDir, markdownPath(address)), markdown);
}
