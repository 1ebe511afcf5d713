/**
 * Tests lessons in the site's zip file. The server from the zip file serves them to a browser that can't access a
 * network.
 */
import { findChromium, viewArgs } from '../../scripts/helpers/chromium';
import { lessonNames, programsOf, readProgram } from '../../scripts/helpers/tasks/lessons';
import { button, conditions, judging, openLesson, write } from '../fixtures/lessonPage';
import { unpackOfflineCopy, type OfflineCopy } from '../fixtures/offlineCopy';
import { expect, test, watch } from './support';

// All tests share one zip file.
test.describe.configure({ mode: 'default' });

const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
test.use({ launchOptions: { executablePath: findChromium(), args: [...viewArgs, noNetwork] } });

let copy: OfflineCopy | undefined;
let address: string;

test.beforeAll(async () => {
  copy = await unpackOfflineCopy();
  const port = await copy.serve(process.execPath, 'serve.mjs', '0');
  address = `http://localhost:${port}${copy.baseUrl}`;
});

test.afterAll(() => copy?.remove());

for (const lesson of lessonNames) {
  test(`${lesson}: Check accepts right programs, and refuses wrong ones`, async ({ page }) => {
    const { outside } = watch(page, address);
    await openLesson(page, lesson, address);
    const status = conditions(page).getByRole('status');
    const errors: string[] = [];
    for (const program of programsOf(lesson)) {
      await write(page, readProgram(program));
      await button(page, 'Check').click();
      await expect(status).toContainText('conditions are met.', judging);
      const verdicts = (await status.textContent()) ?? '';
      const passes = verdicts.startsWith('All conditions are met.');
      if (passes !== program.isRight || verdicts.includes('Couldn’t be checked'))
        errors.push(`${program.name} should ${program.isRight ? 'pass' : 'fail'}: ${verdicts}`);
    }
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
  });
}
