import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { bin } from '../../../scripts/helpers/run';

export interface LintMessage {
  /** Rule in the form `plugin(rule)`. Undefined if the file can't be parsed. */
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
}

/** Makes the plugins in a configuration resolvable from any folder. */
function withAbsolutePlugins(config: string): string {
  return config.replace(/("jsPlugins": \[)([^\]]*)/, (_, start: string, names: string) => {
    const resolved = names.replace(/"([^"]+)"/g, (_name, plugin: string) =>
      JSON.stringify(require.resolve(plugin, { paths: [rootDir] })),
    );
    return start + resolved;
  });
}

/**
 * Runs oxlint with this repository's rules on temporary files, and returns its messages. `files` maps paths relative to
 * the repository's root to contents. Throws if oxlint itself fails.
 */
export function lintFiles(files: Readonly<Record<string, string>>): readonly LintMessage[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oxlint-'));
  try {
    const config = fs.readFileSync(path.join(rootDir, '.oxlintrc.json'), 'utf8');
    fs.writeFileSync(path.join(folder, '.oxlintrc.json'), withAbsolutePlugins(config));
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [bin('oxlint'), '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const report = JSON.parse(stdout) as {
      readonly diagnostics: readonly LintMessage[];
      readonly number_of_files: number;
    };
    if (report.number_of_files !== Object.keys(files).length)
      throw new Error(`oxlint didn't read all files. ${stdout}${stderr}`);
    return report.diagnostics;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
