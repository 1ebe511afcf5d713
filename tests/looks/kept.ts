/** Reads and writes the saved trees and pictures of pages in `tests/looks/kept`. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rootDir } from '@reveal-docs/versions';
import type { Drawer } from '../scenarios/golden';
import { kinds, modes, widths, type Mode, type Width } from './kinds';

const keptDir = path.join(rootDir, 'tests/looks/kept');
const drawerFile = path.join(keptDir, 'browser.json');

/** A page in a window of this width. Each place has one accessibility tree, and one picture for each color mode. */
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

export function keptFiles(): string[] {
  if (!fs.existsSync(keptDir)) return [];
  return fs
    .readdirSync(keptDir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(keptDir, file))
    .filter((file) => fs.statSync(file).isFile())
    .sort();
}

/**
 * Returns the absolute paths of saved files that aren't expected, such as files for kinds of pages that no longer
 * exist.
 */
export function strayFiles(): string[] {
  const expected = new Set(expectedFiles());
  return keptFiles().filter((file) => !expected.has(file));
}

export function readKept(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

export function keepTree(place: Place, tree: string): void {
  fs.mkdirSync(path.dirname(treeFile(place)), { recursive: true });
  fs.writeFileSync(treeFile(place), `${tree}\n`);
}

/** Saves a picture as lossless WebP, which is a third of the size of a PNG file. */
export async function keepPicture(place: Place, mode: Mode, png: Buffer): Promise<void> {
  fs.mkdirSync(path.dirname(pictureFile(place, mode)), { recursive: true });
  const webp = sharp(png).removeAlpha().webp({ lossless: true, effort: 6 });
  fs.writeFileSync(pictureFile(place, mode), await webp.toBuffer());
}

/** Returns the renderer of the saved pictures, or `undefined` if no pictures are saved. */
export function keptDrawer(): Drawer | undefined {
  const file = readKept(drawerFile);
  return file === undefined ? undefined : (JSON.parse(file.toString()) as Drawer);
}

export function keepDrawer(drawer: Drawer): void {
  fs.mkdirSync(keptDir, { recursive: true });
  // Replace the file in one step, because another worker might read it at the same time.
  const half = `${drawerFile}.${process.pid}`;
  fs.writeFileSync(half, `${JSON.stringify(drawer, undefined, 2)}\n`);
  fs.renameSync(half, drawerFile);
}
