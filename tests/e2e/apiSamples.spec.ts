/** Tests that the runnable samples on API pages draw something without errors in each release. */
import fs from 'node:fs';
import { samplesFile, type SampleResult } from '@reveal-docs/api-reference/pages';
import { readJson } from '@reveal-docs/shared/readJson';
import { sampleSource } from '../../src/plugins/programs/samples';
import { openFramePage, runProgram, versionsByRelease, waitForState } from '../fixtures/framePage';
import { watchComplaints } from '../scenarios/runs';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

for (const version of versionsByRelease()) {
  const file = samplesFile(version.folder);
  const samples = fs.existsSync(file) ? readJson<readonly SampleResult[]>(file) : [];
  for (const result of samples) {
    const source = sampleSource(result);
    if (source === undefined) continue;
    test(`the sample of ${result.name} runs without errors in ${version.label}`, async ({
      page,
    }) => {
      await openFramePage(page, server());
      const complaints = watchComplaints(page, server().address);
      await runProgram(page, version, source);
      expect(await waitForState(page, 'running', 'failed')).toMatchObject({
        type: 'running',
        viewers: 1,
      });
      expect([...complaints.errors, ...complaints.outside]).toEqual([]);
    });
  }
}
