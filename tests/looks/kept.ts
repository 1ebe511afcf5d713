/** What pages looked like when that was last kept: files of `tests/looks/kept`. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rootDir } from '@reveal-docs/versions';
import type { Drawer } from '../scenarios/golden';
import { kinds, modes, widths, type Mode, type Width } from './kinds';

const keptDir = path.join(rootDir, 'tests/looks/kept');
const drawerFile = path.join(keptDir, 'browser.json');

/** A page at a width, which has one accessibility tree and a picture per color mode. */
export interface Place {
  readonly kind: string;
  readonly width: Width;
}

export function pictureFile({ kind, width }: Place, mode: Mode): string {
  return path.join(keptDir, kind, `${width}-${mode}.webp`);
}

export function treeFile({ kind, width }: Place): string {
  return path.join(keptDir, kind, `${width}.txt`);
}

/** All files that there are to be, absolute. */
export function expectedFiles(): string[] {
  const places = kinds.flatMap(({ name }) => widths.map((width) => ({ kind: name, width })));
  return [
    drawerFile,
    ...places.flatMap((place) => [
      treeFile(place),
      ...modes.map((mode) => pictureFile(place, mode)),
    ]),
  ].sort();
}

/** All files that there are, absolute. */
export function keptFiles(): string[] {
  if (!fs.existsSync(keptDir)) return [];
  return fs
    .readdirSync(keptDir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(keptDir, file))
    .filter((file) => fs.statSync(file).isFile())
    .sort();
}

/** Files of kinds that are no more, absolute. */
export function strayFiles(): string[] {
  const expected = new Set(expectedFiles());
  return keptFiles().filter((file) => !expected.has(file));
}

/** The text or picture in a file; undefined when nothing is kept there. */
export function readKept(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

export function keepTree(place: Place, tree: string): void {
  fs.mkdirSync(path.dirname(treeFile(place)), { recursive: true });
  fs.writeFileSync(treeFile(place), `${tree}\n`);
}

/** Keeps a picture with every pixel as it is, in a third of a PNG's bytes. */
export async function keepPicture(place: Place, mode: Mode, png: Buffer): Promise<void> {
  fs.mkdirSync(path.dirname(pictureFile(place, mode)), { recursive: true });
  const webp = sharp(png).removeAlpha().webp({ lossless: true, effort: 6 });
  fs.writeFileSync(pictureFile(place, mode), await webp.toBuffer());
}

/** What drew the kept pictures; undefined when there are none. */
export function keptDrawer(): Drawer | undefined {
  const file = readKept(drawerFile);
  return file === undefined ? undefined : (JSON.parse(file.toString()) as Drawer);
}

export function keepDrawer(drawer: Drawer): void {
  fs.mkdirSync(keptDir, { recursive: true });
  fs.writeFileSync(drawerFile, `${JSON.stringify(drawer, undefined, 2)}\n`);
}
