import fs from 'node:fs';
import path from 'node:path';
import { hoverFile } from '../code/hoverData';
import { rootDir } from '@reveal-docs/versions';
import { pageHovers, type HoveredCode } from './pageHovers';

/** Returns the absolute path of the file with a page's hovers. `url` is the page's pathname. */
export function hoversFile(url: string): string {
  return path.join(rootDir, '.generated', 'static', hoverFile(url));
}

/** Writes a page's hovers, or deletes the file if the page no longer has hovers. */
export function writeHovers(url: string, code: readonly HoveredCode[]): void {
  const data = pageHovers(code);
  const file = hoversFile(url);
  fs.rmSync(file, { force: true });
  if (data === undefined) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}
