import fs from 'node:fs';
import path from 'node:path';
import { diagrams, drawPictures, picturesFolder } from '../../diagrams';
import { tokensFile } from '../../diagrams/palette';
import { rootDir } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';

const staticDir = path.join(rootDir, '.generated', 'static');
const outputDir = path.join(staticDir, picturesFolder);

/** Draws all diagrams. If a diagram's text doesn't fit, throws an error that names the diagram. */
export async function generateDiagrams(): Promise<void> {
  await runCached(
    {
      name: 'diagrams',
      key: null,
      code: [__filename],
      inputs: [tokensFile],
      outputs: [outputDir],
    },
    async () => {
      fs.rmSync(outputDir, { recursive: true, force: true });
      fs.mkdirSync(outputDir, { recursive: true });
      for (const [name, diagram] of Object.entries(diagrams)) {
        for (const picture of drawPictures(name, diagram)) {
          fs.writeFileSync(path.join(staticDir, picture.path), picture.svg);
        }
      }
    },
  );
}
