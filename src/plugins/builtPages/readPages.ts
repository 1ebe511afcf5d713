/**
 * Program that reads a share of the built pages. One process per core runs it, so that the pages are read in parallel.
 * Arguments: the job file (`SharedJob`), and the number of the share, starting at 0.
 */
import fs from 'node:fs';
import { readJson } from '@reveal-docs/shared/readJson';
import type { SharedJob } from './index';
import { readBuiltPage } from './readPage';

const [jobFile = '', share = ''] = process.argv.slice(2);
const { job, files, results } = readJson<SharedJob>(jobFile);
const pages = files
  .filter((_file, index) => index % results.length === Number(share))
  .map((file) => readBuiltPage(file, job));
fs.writeFileSync(results[Number(share)] ?? '', JSON.stringify(pages));
