/** Where the hovers of a page are kept: among what is served with the site. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { hoverFile } from '../../code/hoverData';
import { rootDir } from '../../versions';
import { pageHovers, type HoveredCode } from './pageHovers';

/** File of the hovers of the page at a pathname, absolute. */
export function hoversFile(url: string): string {
  return path.join(rootDir, '.generated', 'static', hoverFile(url));
}

/** Writes what the names in a page's code are, or takes away what an earlier form of the page had. */
export function writeHovers(url: string, code: readonly HoveredCode[]): void {
  const data = pageHovers(code);
  const file = hoversFile(url);
  fs.rmSync(file, { force: true });
  if (data === undefined) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}
