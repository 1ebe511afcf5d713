/** Lists the built pages that have Markdown. */
import fs from 'node:fs';

/** Pages without text. */
const withoutText = new Set(['404.html', 'embed.html', 'search.html']);

/** Returns the files of the pages in a build, sorted, relative to its folder. */
export function listPages(outDir: string): string[] {
  return fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.html') && !file.startsWith('frame/') && !withoutText.has(file),
    )
    .sort();
}
