/** Runs Docusaurus's `docs:version` on a copy of the unreleased docs, so that it doesn't change the repository. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { writeText } from '../files';

/** Creates `versioned_docs/version-<name>`, its sidebar and `versions.json` in the site at `siteDir`. */
export type FreezeDocs = (siteDir: string, name: string) => void | Promise<void>;

/**
 * Returns the source of a configuration that contains only the docs. The copy doesn't have a theme, plugins or
 * generated files.
 */
function configSource(): string {
  const docsPlugin = require.resolve('@docusaurus/plugin-content-docs');
  return `module.exports = {
  title: 'Copy',
  url: 'https://copy.example',
  baseUrl: '/',
  plugins: [[${JSON.stringify(docsPlugin)}, {
    sidebarPath: './sidebars.ts',
    // The copy doesn't contain the pages of other versions.
    onlyIncludeVersions: ['current'],
  }]],
};
`;
}

/** Runs `docs:version` as a separate program. If it fails, throws an error with its output. */
export const runDocsVersion: FreezeDocs = (siteDir, name) => {
  writeText(path.join(siteDir, 'docusaurus.config.js'), configSource());
  writeText(path.join(siteDir, 'package.json'), '{ "private": true }\n');
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  try {
    execFileSync(process.execPath, [program, 'docs:version', name], {
      cwd: siteDir,
      encoding: 'utf8',
      env: { ...process.env, DOCUSAURUS_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`docs:version failed:\n${stdout}${stderr}`, { cause: error });
  }
};
