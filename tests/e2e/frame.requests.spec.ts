/** Tests that many simultaneous requests wait in the frame instead of ending the run. */
import { openFramePage, programLog, runProgram, waitForState } from '../fixtures/framePage';
import { frameBudget } from '@reveal-docs/runner/budget';
import { requestPace } from '@reveal-docs/runner/requestPace';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

/** Defines `post`, which sends a body with `bytes` characters. The service rejects the request. */
const post = `
  import { client } from './project';
  const post = (bytes: number) =>
    client.post('/api/v1/projects/demo/assets/list', { data: { text: 'x'.repeat(bytes) } })
      .then(() => 'taken', (error: unknown) => String(error).slice(0, 120));`;

test('requests that together exceed the limit per second all get a response', async ({ page }) => {
  await openFramePage(page, server());
  const count = 10;
  const bytes = Math.floor(requestPace.bytes / 2) - 1000;
  expect(count * bytes).toBeGreaterThan(frameBudget.bytes);
  await runProgram(
    page,
    newest,
    `${post}
     const answers = await Promise.all(Array.from({ length: ${count} }, () => post(${bytes})));
     console.log(answers.filter((answer) => answer.includes('text')).length, 'answers');`,
  );
  await waitForState(page, 'running', 'failed');
  await expect.poll(() => programLog(page)).toEqual([`${count} answers`]);
});

test('a request larger than the limit per second is rejected with an error message', async ({
  page,
}) => {
  await openFramePage(page, server());
  await runProgram(
    page,
    newest,
    `${post}
     console.log(await post(${requestPace.bytes}));
     console.log(await post(1000));`,
  );
  await waitForState(page, 'running', 'failed');
  const [first, second] = await programLog(page);
  expect(first).toMatch(/A request of 9\d KB was not sent\. The limit here is 90 KB per request\./);
  expect(second).toContain('text');
});
