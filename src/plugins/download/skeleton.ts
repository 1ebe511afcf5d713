/**
 * Reads the parts of the `vanilla-vite` starter that downloaded examples use. The examples therefore have the same
 * project structure as the starter.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import type { KitSkeleton } from '@reveal-docs/runner/download/kitManifest';
import { excerpt } from '../starters/excerpt';
import { starterFile, startersDir } from '../starters/files';

const starter = 'vanilla-vite';

/** Returns the absolute paths of the starter's files that the skeleton uses. */
export function skeletonFiles(siteDir: string): Record<keyof typeof names, string> {
  const dir = path.join(startersDir(siteDir), starter);
  const entries = Object.entries(names).map(([key, file]) => [key, starterFile(dir, file)]);
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(entries) as Record<keyof typeof names, string>;
}

const names = {
  manifest: 'package.json',
  tsconfig: 'tsconfig.json',
  vite: 'vite.config.ts',
  npmrc: '.npmrc',
} as const;

/**
 * Selects the settings that pages with a viewer need. `from` is part of the first line, and `to` is the whole last
 * line.
 */
const settings = {
  from: '// The viewer reads process.env',
  to: 'build: { chunkSizeWarningLimit: 8000 },',
};

/**
 * Packages to copy from the starter's manifest. Omits packages for unit tests, which examples don't have, and three.js
 * types, which examples add themselves.
 */
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

/** Reads the skeleton. If the starter is incomplete, throws an error that names the missing part. */
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
      `Can't copy the parts of starters/${starter} that downloaded examples need: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
