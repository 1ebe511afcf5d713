/**
 * Tests attacks in WebKit by programs in the frame: on the site's data, with nested windows, and through requests to
 * other hosts.
 */
import { expect, it } from 'vitest';
import { programOf } from '../e2e/attacks/elementWays';
import { programWith, readAttacks, scriptAttacks, windowAttacks } from '../e2e/attacks/frame';
import { linkAttacks, otherAttacks, programFor } from '../e2e/attacks/network';
import { openFramePage, results, runProgram, serveBeforeDeadEnd } from './framePage';

const { server, proxy, page } = await serveBeforeDeadEnd();

it('a program can’t run scripts from elsewhere or read data of the site', async () => {
  await openFramePage(page(), server);
  await page().evaluate(`
    document.cookie = 'secret=cookie';
    localStorage.setItem('secret', 'stored');
    sessionStorage.setItem('secret', 'stored');
    const channel = new BroadcastChannel('secret');
    setInterval(() => channel.postMessage('secret'), 50);`);
  const attacks = [...scriptAttacks, ...readAttacks];
  await runProgram(page(), programWith(attacks, server.address));
  const outcomes = await results<string>(page());
  expect(outcomes).toHaveLength(attacks.length);
  // For some of these attacks, other browsers throw an error. WebKit returns `nothing` instead, or doesn't have the
  // API.
  const succeeded = attacks.filter(({ held }, index) => {
    const outcome = outcomes[index] ?? '';
    return !outcome.includes(held) && !/^(?:nothing$|\w*Error: )/.test(outcome);
  });
  expect(succeeded.map(({ name }) => name)).toEqual([]);
});

it('a program can’t get a window inside its frame', async () => {
  await openFramePage(page(), server);
  await runProgram(
    page(),
    programOf('iframe', windowAttacks, () => 'title="a"'),
  );
  const outcomes = await results<[string, number]>(page());
  expect(outcomes).toHaveLength(windowAttacks.length);
  const made = windowAttacks.filter((_, index) => outcomes[index]?.[1] !== 0);
  expect(made.map(({ name }) => name)).toEqual([]);
});

it('a program can’t reach a host with links or any other request', async () => {
  await openFramePage(page(), server);
  // Check that the proxy records the page's own requests. Otherwise, the hosts that must not appear below might have
  // been requested without being recorded.
  await page().evaluate(`
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preconnect', href: 'https://control.attack.test' });
    document.head.append(link);
    void fetch('http://control.plain.test/').catch(() => {});`);
  await expect.poll(() => proxy.hosts).toContain('control.attack.test:443');
  await expect.poll(() => proxy.hosts).toContain('control.plain.test');
  await runProgram(
    page(),
    programOf(
      'link',
      linkAttacks,
      (index) => `rel="preconnect" href="https://link-${index}.attack.test"`,
    ),
  );
  expect(await results(page())).toHaveLength(linkAttacks.length);
  await runProgram(
    page(),
    programFor(otherAttacks, (index) => `https://other-${index}.attack.test/secret`),
  );
  expect(await results(page())).toHaveLength(otherAttacks.length);
  const reached = (name: string) => proxy.hosts.some((host) => host.startsWith(`${name}.`));
  const succeeded = [
    ...linkAttacks.filter((_, index) => reached(`link-${index}`)),
    ...otherAttacks.filter((_, index) => reached(`other-${index}`)),
  ];
  expect(succeeded.map(({ name }) => name)).toEqual([]);
});
