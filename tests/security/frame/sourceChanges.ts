/**
 * Disables a defense for a test. The test bundles the same sources as the site, but with a
 * replacement in one of them. This way, the site itself needs no switch that an attacker could
 * find.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { rootDir } from '@reveal-docs/versions';

/** A replacement in a file. The text `from` must occur exactly once. */
export interface SourceChange {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the text after the changes to its file. Throws unless each text to replace occurs exactly
 * once.
 */
export function changeSource(
  source: string,
  file: string,
  changes: readonly SourceChange[],
): string {
  return changes
    .filter((change) => change.file === file)
    .reduce((text, { from, to }) => {
      const parts = text.split(from);
      if (parts.length !== 2) {
        throw new Error(`${file} has ${parts.length - 1} places with the text to replace: ${from}`);
      }
      return parts.join(to);
    }, source);
}

/** Returns an esbuild plugin that bundles the changed sources. */
export function applyChanges(changes: readonly SourceChange[]): Plugin {
  return {
    name: 'source-changes',
    setup(build) {
      const files = new Set(changes.map(({ file }) => file));
      build.onLoad({ filter: /\.tsx?$/ }, (args) => {
        const file = path.relative(rootDir, args.path).split(path.sep).join('/');
        if (!files.has(file)) return undefined;
        const contents = changeSource(fs.readFileSync(args.path, 'utf8'), file, changes);
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
