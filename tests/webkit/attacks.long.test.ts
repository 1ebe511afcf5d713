/** Tests two kinds of attacks in WebKit: programs in the frame that forge messages, and frames that navigate away. */
import { expect, it } from 'vitest';
import { catchPort, forgedMessages, unaskedMessages } from '../e2e/attacks/frame';
import { navigationAttacks } from '../e2e/attacks/network';
import { openFramePage, programLog, runProgram, serveBeforeDeadEnd } from './framePage';

const { server, proxy, page } = await serveBeforeDeadEnd();

const lastState = 'return window.framePage.states.at(-1)';
const patience = { timeout: 20_000, interval: 50 };

it('a forged message ends the run with an error', async () => {
  await openFramePage(page(), server);
  for (const { name, code } of forgedMessages) {
    await runProgram(page(), catchPort + code);
    await expect
      .poll(() => page().evaluate(lastState), { ...patience, message: name })
      .toMatchObject({ type: 'failed', failure: { reason: 'flood' } });
    expect(await page().all({ selector: 'iframe' }), name).toEqual([]);
  }
});

it('unexpected messages have no effect', async () => {
  await openFramePage(page(), server);
  await runProgram(
    page(),
    `${catchPort}${unaskedMessages.map(({ code }) => `{ ${code} }`).join('\n')} console.log('over');`,
  );
  await expect.poll(() => programLog(page()), patience).toContain('over');
  expect(await page().evaluate(lastState)).toMatchObject({ type: 'loading' });
});

it('a frame that navigates away ends the run without sending a request', async () => {
  await openFramePage(page(), server);
  for (const [index, { name, code }] of navigationAttacks.entries()) {
    await runProgram(page(), `const url = 'http://leave-${index}.attack.test/secret'; ${code}`);
    await expect
      .poll(() => page().evaluate(lastState), { ...patience, message: name })
      .toMatchObject({ type: 'failed' });
  }
  // For unencrypted requests, the proxy records the path. For encrypted connections, it records only the host.
  expect(proxy.hosts.filter((host) => host.startsWith('leave-'))).toEqual([]);
});
