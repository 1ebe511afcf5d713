/** `npx tsx scripts/lintWords.ts`: finds unnatural English. The patterns are in `scripts/prose/dialect.ts`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';
import { findDialect } from './prose/dialect';
import { listTextFiles, placesOf, placeTexts } from './prose/places';

main(async () => {
  let count = 0;
  for (const file of listTextFiles(rootDir)) {
    if (placesOf(file).length === 0) continue;
    const source = await readFile(path.join(rootDir, file), 'utf8');
    for (const { place, texts } of placeTexts(file, source)) {
      for (const { line, name, found, instead } of findDialect(texts, place)) {
        console.log(`${file}:${line} (${place}) ${name}: "${found}". Write ${instead}.`);
        count++;
      }
    }
  }
  if (count > 0) throw new Error(`${count} phrases to rewrite.`);
});
