/** `npx tsx scripts/lintWords.ts`: no page has words that `scripts/prose/refused.json` refuses. */
import path from 'node:path';
import { listPageFiles, readPage } from '../src/plugins/blocks/pages';
import { readVersions, rootDir } from '../src/versions';
import { main } from './helpers/run';
import { findRefusedWords, readRefusedWords } from './prose/refused';

main(async () => {
  const refused = readRefusedWords();
  let count = 0;
  for (const version of readVersions()) {
    for (const file of listPageFiles(version)) {
      for (const { line, found, instead } of findRefusedWords(
        await readPage(version, file),
        refused,
      )) {
        console.log(`${path.relative(rootDir, file)}:${line} "${found}": write ${instead}`);
        count++;
      }
    }
  }
  if (count > 0) throw new Error(`${count} refused words.`);
});
