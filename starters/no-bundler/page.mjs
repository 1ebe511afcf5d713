/** Reads the import map in `public/index.html`, for the server and the build. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';

function readMap() {
  const html = fs.readFileSync(new URL('public/index.html', import.meta.url), 'utf8');
  const [, text] = /<script type="importmap">([^]*?)<\/script>/.exec(html) ?? [];
  if (text === undefined) throw new Error('public/index.html has no import map. Add one.');
  return text;
}

/** Returns a map from import names to files. @returns {Record<string, string>} */
export function readImports() {
  return JSON.parse(readMap()).imports;
}

/** Returns the `script-src` source that allows the import map, but no other inline script. */
export function mapSource() {
  return `'sha256-${createHash('sha256').update(readMap()).digest('base64')}'`;
}
