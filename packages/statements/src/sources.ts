/**
 * Finds evidence in the SDK's source for sentences that a program can't verify, such as those about defaults on phones.
 * The source is part of each release's source maps. `statements/sources.json` specifies the files and texts. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { resolveSdkDir, rootDir } from '@reveal-docs/versions';
import type { Lane } from './lanes';
import { statementsDir } from './read';
import { readJson } from '@reveal-docs/shared/readJson';

export interface SourceSpec {
  readonly id: string;
  readonly says: string;
  /** Reason why a program can't verify the sentence. */
  readonly because: string;
  /**
   * Path of a file in the SDK's repository, relative to its `viewer` folder, or `node_modules/…` for a package in the
   * version's workspace. Code in this repository isn't evidence for the SDK's behavior. This includes the 2.x adapter.
   */
  readonly file: string;
  /** Text to find, or a list of alternatives. The first alternative that occurs in the file counts. */
  readonly text: string | readonly string[];
}

export interface SourcePlace {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

export function readSources(root: string = rootDir): SourceSpec[] {
  const file = path.join(statementsDir(root), 'sources.json');
  if (!fs.existsSync(file)) return [];
  const entries = readJson<Record<string, Omit<SourceSpec, 'id'>>>(file);
  return Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns the SDK's own files by path. Paths look like `packages/api/src/…`, and before 3.1, like `core/src/…`. */
function sourcesOf(sdkDir: string): ReadonlyMap<string, string> {
  const before = known.get(sdkDir);
  if (before !== undefined) return before;
  const found = new Map<string, string>();
  const folders = [sdkDir, path.join(sdkDir, 'dist')].filter((dir) => fs.existsSync(dir));
  const maps = folders.flatMap((dir) =>
    fs
      .readdirSync(dir)
      .filter((file) => file.endsWith('.map'))
      .map((file) => path.join(dir, file)),
  );
  for (const file of maps) {
    const { sources, sourcesContent = [] } = readJson<SourceMap>(file);
    sources.forEach((name, index) => {
      const own = /(?:^|\/)((?:packages|core\/src)\/.*\.\w+)/.exec(name)?.[1];
      const content = sourcesContent[index];
      if (own !== undefined && typeof content === 'string' && !name.includes('node_modules')) {
        found.set(own, content);
      }
    });
  }
  known.set(sdkDir, found);
  return found;
}

/**
 * Returns the line number of the first of `texts` that occurs in `content`. Lines start at 1. Returns undefined if none
 * of the texts occurs. Pure.
 */
export function lineOf(content: string, texts: readonly string[]): number | undefined {
  const at = texts.map((text) => content.indexOf(text)).find((index) => index >= 0);
  return at === undefined ? undefined : content.slice(0, at).split('\n').length;
}

const packagesFolder = 'node_modules/';

function packageFile(file: string, { version }: Lane): string | undefined {
  const absolute = path.join(version.workspaceDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
}

/** Returns the location of a text in a release's source, or undefined if the source doesn't contain the text. */
export function findSource({ file, text }: SourceSpec, lane: Lane): SourcePlace | undefined {
  const content = file.startsWith(packagesFolder)
    ? packageFile(file, lane)
    : sourcesOf(resolveSdkDir(lane.version)).get(file);
  const line = content === undefined ? undefined : lineOf(content, [text].flat());
  return line === undefined ? undefined : { file, line };
}
