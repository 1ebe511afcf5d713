/**
 * Writes the Markdown of some of the built pages beside their HTML. It is a separate program, so
 * that several cores convert pages at the same time. Arguments: the build's folder, the site's URL,
 * the number of this share from 0, and the number of shares.
 */
import fs from 'node:fs';
import path from 'node:path';
import { markdownPath, pageAddress } from '../../addresses/pageAddress';
import { contentHash } from '../cache';
import { listPages } from './listPages';
import { toMarkdown } from './markdown';

const [outDir = '', siteUrl = '', part, parts] = process.argv.slice(2);

/** Depends only on the file, because another plugin adds redirect pages while this runs. */
function shareOf(file: string): number {
  return parseInt(contentHash(file), 16) % Number(parts);
}

for (const file of listPages(outDir)) {
  if (shareOf(file) !== Number(part)) continue;
  const html = fs.readFileSync(path.join(outDir, file), 'utf8');
  // Redirect pages have no text.
  if (html.includes('http-equiv="refresh"')) continue;
  const address = pageAddress(file);
  const markdown = toMarkdown({ html, url: `${siteUrl}${address}` });
  if (markdown !== undefined) fs.writeFileSync(path.join(outDir, markdownPath(address)), markdown);
}
