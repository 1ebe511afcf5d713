/**
 * Provides the landing page's program, which shows one place in three forms. The program runs in the latest version.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compileProgram } from '@reveal-docs/runner/program/compile';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type { DocsVersion } from '@reveal-docs/versions';
import { picturesDir, readPictureProgram } from '../examples/pictureProgram';

/** Null if the latest version doesn't have the program. */
export type LandingProgram = ExampleProgram | null;

/** Name of the program in `examples/<folder>/pictures`. It also draws the pictures that the page compares. */
const programName = 'three-ways';
/** Path of the image to show until the program runs, relative to the base path. */
const poster = `img/${programName}-cad.webp`;

function readProgram(version: DocsVersion): LandingProgram {
  if (!fs.existsSync(path.join(picturesDir(version), `${programName}.ts`))) return null;
  const files = readPictureProgram(version, programName);
  return {
    name: programName,
    folder: version.folder,
    release: version.release,
    interfaceRelease: version.interfaceRelease,
    files,
    compiled: compileProgram(files),
    poster,
    ownProject: { demoOnly: 'images' },
  };
}

/** Creates the plugin, which adds the data file `@generated/landing/default/program.json`. */
export default function landingPlugin(
  _context: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  return {
    name: 'landing',
    async contentLoaded({ actions }) {
      const latest = versions.find(({ isLast }) => isLast);
      const program = latest === undefined ? null : readProgram(latest);
      await actions.createData('program.json', JSON.stringify(program));
    },
  };
}
