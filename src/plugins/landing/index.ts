/** Gives the landing page the program that it runs: the latest version's first example. */
import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ExampleProgram } from '../../frame/program/example';
import type { DocsVersion } from '../../versions';
import { exampleFile } from '../examples/generate';
import { readJson } from '../../files/readJson';

/** What the landing page runs; null in a site whose latest version has no such example. */
export type LandingProgram = ExampleProgram | null;

const exampleName = 'cad-basic';

/** Adds the data file `@generated/landing/default/program.json`. */
export default function landingPlugin(
  _context: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  return {
    name: 'landing',
    async contentLoaded({ actions }) {
      const latest = versions.find(({ isLast }) => isLast);
      const file = latest && exampleFile(latest, exampleName);
      const program: LandingProgram =
        file !== undefined && fs.existsSync(file) ? readJson<ExampleProgram>(file) : null;
      await actions.createData('program.json', JSON.stringify(program));
    },
  };
}
