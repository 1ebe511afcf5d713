/** Disables a defense by replacing text in the bundled sources. The site itself therefore doesn't need a switch. */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { rootDir } from '@reveal-docs/versions';

/** A replacement of `from` with `to` in a file. The file must contain `from` exactly once. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the text of a file after applying the changes for that file. Throws unless the text contains each `from`
 * exactly once.
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
