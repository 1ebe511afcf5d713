/** Tests that module workers start, that they receive early messages, and that their failures show an error message. */
import type { Page } from '@playwright/test';
import { frameBudget } from '@reveal-docs/runner/budget';
import { openFramePage, runProgram, waitForState } from '../fixtures/framePage';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

/** Runs a program that creates a worker from `code`, logs the worker's responses, and then executes `more`. */
async function runWorker(page: Page, code: string, options: string, more = ''): Promise<void> {
  await openFramePage(page, server());
  const source = `
    const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
    const worker = new Worker(url, ${options});
    worker.addEventListener('message', ({ data }) => console.log('answer', JSON.stringify(data)));
    ${more}
    console.log('is a worker', worker instanceof Worker, Worker.name);
    export {};`;
  await runProgram(page, newest, source);
  await waitForState(page, 'running', 'failed');
}

function logs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.framePage.messages.flatMap((message) => (message.type === 'log' ? [message.text] : [])),
  );
}

/** Returns the uncaught errors that readers see, and whether each error ended the program. */
function errors(page: Page): Promise<{ message: string; fatal: boolean }[]> {
  return page.evaluate(() =>
    window.framePage.messages.flatMap((message) =>
      message.type === 'error' ? [{ message: message.message, fatal: message.fatal }] : [],
    ),
  );
}

test('a module worker starts although its blob URL is revoked, and gets early messages', async ({
  page,
}) => {
  // Use exports, `import.meta`, and top-level `await`, because they work only in a module.
  const code = `
    export const answers = [];
    await new Promise((resolve) => setTimeout(resolve, 50));
    self.onmessage = ({ data, ports }) => {
      ports[0]?.postMessage('through the port');
      postMessage([data, typeof import.meta.url, self.name]);
    };`;
  await runWorker(
    page,
    code,
    `{ type: 'module', name: 'parser' }`,
    `const { port1, port2 } = new MessageChannel();
     port1.onmessage = ({ data }) => console.log('port', data);
     worker.postMessage('first', [port2]);
     worker.postMessage('second');
     URL.revokeObjectURL(url);
     setTimeout(() => worker.postMessage('third'), 1000);`,
  );
  const answer = (data: string) => `answer ${JSON.stringify([data, 'string', 'parser'])}`;
  await expect.poll(() => logs(page)).toContain(answer('third'));
  expect((await logs(page)).filter((text) => text.startsWith('answer'))).toEqual(
    ['first', 'second', 'third'].map(answer),
  );
  expect(await logs(page)).toContain('port through the port');
  expect(await logs(page)).toContain('is a worker true Worker');
  expect(await errors(page)).toEqual([]);
});

test('the message limit applies to the page’s port, but not to a program’s own channel', async ({
  page,
}) => {
  const sent = 3 * (2 * frameBudget.messages + 2);
  await runWorker(
    page,
    `onmessage = () => {
       const { port1, port2 } = new MessageChannel();
       let got = 0;
       port1.onmessage = () => got++;
       postMessage('port', [port2]);
       setTimeout(() => postMessage(got), 2000);
     };`,
    `{ type: 'module' }`,
    `const own = new MessageChannel();
     let arrived = 0;
     own.port1.onmessage = () => arrived++;
     for (let i = 0; i < ${sent}; i++) own.port2.postMessage(i);
     worker.addEventListener('message', ({ ports: [given] }) => {
       if (given) for (let i = 0; i < ${sent}; i++) given.postMessage(i);
     });
     worker.postMessage('begin');
     setTimeout(() => console.log('arrived', arrived), 1000);`,
  );
  await expect.poll(() => logs(page)).toContain(`arrived ${sent}`);
  const counted = async () =>
    (await logs(page)).flatMap((text) => /^answer (\d+)$/.exec(text)?.[1] ?? []).map(Number);
  await expect.poll(counted).toHaveLength(1);
  const [given = NaN] = await counted();
  expect(given).toBeGreaterThanOrEqual(2 * frameBudget.messages);
  expect(given).toBeLessThan(sent);
  expect(await errors(page)).toEqual([]);
});

test('a terminated worker sends no more messages', async ({ page }) => {
  await runWorker(
    page,
    `setInterval(() => postMessage('alive'), 20);`,
    `{ type: 'module' }`,
    `worker.addEventListener('message', () => {
       worker.terminate();
       setTimeout(() => worker.addEventListener('message', () => console.log('not ended')), 100);
       setTimeout(() => console.log('waited'), 500);
     }, { once: true });`,
  );
  await expect.poll(() => logs(page)).toContain('waited');
  expect(await logs(page)).not.toContain('not ended');
});

for (const [what, code, options, words] of [
  [
    'a module that throws',
    `throw new Error('no such table');`,
    `{ type: 'module', name: 'decoder' }`,
    /^WorkerError: A worker named "decoder" failed: .*no such table.*\.$/,
  ],
  [
    'a module that does not parse',
    `export const = 1;`,
    `{ type: 'module' }`,
    /^WorkerError: A worker failed: .*SyntaxError.*\.$/,
  ],
  [
    'a module that imports what is not there',
    `import 'https://elsewhere.example/a.js';`,
    `{ type: 'module' }`,
    /^WorkerError: A worker failed: .*(?:fetch|import).*\.$/i,
  ],
  [
    'a classic worker that throws, later',
    `setTimeout(() => { throw new Error('too late'); }, 50);`,
    `{}`,
    /^WorkerError: A worker failed: .*too late \(line 1, column \d+ of its script\)\.$/,
  ],
] as const) {
  test(`${what} is reported with an error message, and the program continues`, async ({ page }) => {
    await runWorker(page, code, options, `setTimeout(() => console.log('goes on'), 1000);`);
    await expect.poll(async () => (await errors(page)).length).toBe(1);
    const [error] = await errors(page);
    expect(error?.message).toMatch(words);
    expect(error?.fatal).toBe(false);
    await expect.poll(() => logs(page)).toContain('goes on');
  });
}

test('a worker from a URL that the frame can’t load is reported with an error message', async ({
  page,
}) => {
  await openFramePage(page, server());
  const source = `
    try { new Worker('data:text/javascript,postMessage(1)'); } catch (error) { console.log('thrown', error); }
    export {};`;
  await runProgram(page, newest, source);
  await waitForState(page, 'running', 'failed');
  const told = async () => [
    ...(await errors(page)).map(({ message }) => message),
    ...(await logs(page)),
  ];
  await expect
    .poll(told)
    .toEqual([
      expect.stringMatching(/A worker failed: it couldn't start.*blob URLs|thrown .*policy/),
    ]);
});
