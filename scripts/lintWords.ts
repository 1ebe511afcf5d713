/**
 * `npx tsx scripts/lintWords.ts`: finds unnatural English, as listed in `scripts/prose/dialect.ts`.
 *
 *     npx tsx scripts/lintWords.ts --all   also checks files that the linter doesn't cover yet
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';
import { findDialect } from './prose/dialect';
import { isCovered, listTextFiles, placesOf, placeTexts } from './prose/places';

main(async () => {
  const isAll = process.argv.includes('--all');
  let count = 0;
  for (const file of listTextFiles(rootDir)) {
    const places = placesOf(file).filter((place) => isAll || isCovered(file, place));
    if (places.length === 0) continue;
    const source = await readFile(path.join(rootDir, file), 'utf8');
    for (const { place, texts } of placeTexts(file, source)) {
      if (!places.includes(place)) continue;
      for (const { line, name, found, instead } of findDialect(texts, place)) {
        console.log(`${file}:${line} (${place}) ${name}: "${found}". Write ${instead}.`);
        count++;
      }
    }
  }
  if (count > 0) throw new Error(`${count} phrases to rewrite.`);
});
