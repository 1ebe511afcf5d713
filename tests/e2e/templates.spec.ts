/** Tests that the smallest program for each kind of data runs and draws in each release. */
import { readTemplates } from '../../src/plugins/programs/templates';
import { openFramePage, runProgram, versionsByRelease, waitForState } from '../fixtures/framePage';
import { decodePicture, shareDrawn } from '../fixtures/pictures';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

// `npm test` covers the newest release, and `npm run test:all` covers the older ones.
for (const [index, version] of versionsByRelease().entries()) {
  for (const [kind, { files }] of Object.entries(readTemplates(version))) {
    test(`the ${kind} template of ${version.label} draws a picture${index === 0 ? '' : ' @all'}`, async ({
      page,
    }) => {
      await openFramePage(page, server());
      await runProgram(page, version, files[0]?.source ?? '');
      expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
      const picture = await decodePicture(await page.locator('#stage').screenshot());
      expect(shareDrawn(picture)).toBeGreaterThan(0.1);
    });
  }
}
