/**
 * What a downloaded example has from the starter `starters/vanilla-vite`, so that both are the same kind of project: one
 * who knows one finds their way in the other. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../files/readJson';
import type { KitSkeleton } from '../../frame/download/kitManifest';
import { excerpt } from '../starters/excerpt';
import { startersDir } from '../starters/files';

const starter = 'vanilla-vite';

/** Files of the starter that the skeleton is taken from, absolute. */
export function skeletonFiles(siteDir: string): Record<keyof typeof names, string> {
  const dir = path.join(startersDir(siteDir), starter);
  const entries = Object.entries(names).map(([key, file]) => [key, path.join(dir, file)]);
  // Each entry keeps its key.
  return Object.fromEntries(entries) as Record<keyof typeof names, string>;
}

const names = {
  manifest: 'package.json',
  tsconfig: 'tsconfig.json',
  vite: 'vite.config.ts',
  npmrc: '.npmrc',
} as const;

/** The first and the last line of the settings that every page with a viewer needs. */
const settings = {
  from: '// The viewer reads process.env',
  to: 'build: { chunkSizeWarningLimit: 8000 },',
};

/** An example has no unit tests, and brings the types of its own three.js. */
const tools = ['@types/node', 'typescript', 'vite'];
const commands = ['start', 'build', 'preview'];

interface Manifest {
  readonly version: string;
  readonly type: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function pick(from: Readonly<Record<string, string>>, keys: readonly string[]) {
  return Object.fromEntries(
    keys.map((key) => {
      const value = from[key];
      if (value === undefined) throw new Error(`starters/${starter}/package.json lacks "${key}".`);
      return [key, value] as const;
    }),
  );
}

/** Reads the skeleton. Throws, naming what is missing, when the starter lacks a part of it. */
export function readSkeleton(siteDir: string): KitSkeleton {
  const files = skeletonFiles(siteDir);
  const { version, type, engines, scripts, devDependencies } = readJson<Manifest>(files.manifest);
  const { compilerOptions } = readJson<{ compilerOptions: Readonly<Record<string, unknown>> }>(
    files.tsconfig,
  );
  try {
    return {
      manifest: { version, type, engines, scripts: pick(scripts, commands) },
      devDependencies: pick(devDependencies, tools),
      compilerOptions,
      viteSettings: excerpt(fs.readFileSync(files.vite, 'utf8'), settings),
      npmrc: fs.readFileSync(files.npmrc, 'utf8'),
    };
  } catch (cause) {
    throw new Error(
      `A downloaded example takes parts of starters/${starter}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
