import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { connectDevTools } from '../../src/run/devTools';

function connect() {
  const input = new PassThrough();
  const output = new PassThrough();
  const events: unknown[] = [];
  let ends = 0;
  const devTools = connectDevTools({
    input,
    output,
    onEvent: (method, params) => events.push([method, params]),
    onEnd: () => (ends += 1),
  });
  const sent = () =>
    String(input.read() ?? '')
      .split('\0')
      .filter((part) => part !== '')
      .map((part) => JSON.parse(part) as Record<string, unknown>);
  return { devTools, input, output, events, sent, ends: () => ends };
}

describe('the connection', () => {
  it('sends commands, and returns their results', async () => {
    const { devTools, output, sent } = connect();
    const first = devTools.send('Browser.getVersion');
    const second = devTools.send('Page.navigate', { url: 'a' }, 'S');
    expect(sent()).toEqual([
      { id: 1, method: 'Browser.getVersion', params: {} },
      { id: 2, method: 'Page.navigate', params: { url: 'a' }, sessionId: 'S' },
    ]);
    output.write('{"id":2,"error":{"message":"No page"}}\0{"id":1,"result":{"product":"C"}}\0');
    await expect(first).resolves.toEqual({ product: 'C' });
    await expect(second).rejects.toThrow('No page');
  });

  it('joins messages that arrive in parts, also within a character', async () => {
    const { events, output } = connect();
    const message = Buffer.from('{"method":"a","params":"ü"}\0{"method":"b"}\0');
    const middle = message.indexOf('ü') + 1;
    output.write(message.subarray(0, middle));
    output.write(message.subarray(middle));
    await new Promise(setImmediate);
    expect(events).toEqual([
      ['a', 'ü'],
      ['b', undefined],
    ]);
  });

  it('rejects all commands once the browser is gone', async () => {
    const { devTools, output, ends } = connect();
    const pending = devTools.send('Page.captureScreenshot');
    output.destroy();
    await expect(pending).rejects.toThrow('The browser closed.');
    await expect(devTools.send('Browser.close')).rejects.toThrow('The browser closed.');
    expect(ends()).toBe(1);
  });
});
