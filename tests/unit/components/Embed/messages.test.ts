import { describe, expect, it } from 'vitest';
import { cameraOf, readRequest } from '../../../../src/components/Embed/messages';

const position = [1, 2, 3];
const target = [0, 0, 0];
const wrong = (of: string, id?: number) => ({ type: 'wrong', of, id });

describe('a message to an embed', () => {
  it.each([
    { type: 'run' },
    { type: 'run', id: 0 },
    { type: 'takePicture', id: 7 },
    { type: 'setViewState', position, target },
  ])('is accepted: %j', (request) => {
    expect(readRequest(request)).toEqual({ type: 'request', request });
  });

  it.each([
    undefined,
    null,
    'run',
    7,
    [],
    ['run'],
    {},
    { type: 'ready' },
    { type: 'setCamera', position, target },
    { type: ['run'] },
    { type: { toString: () => 'run' } },
    new Map([['type', 'run']]),
    Object.create({ type: undefined }),
  ])('of another protocol is ignored: %j', (data) => {
    expect(readRequest(data)).toBeUndefined();
  });

  it.each([
    [{ type: 'run', code: 'alert(1)' }, wrong('run')],
    [{ type: 'run', id: -1 }, wrong('run')],
    [{ type: 'run', id: '7' }, wrong('run')],
    [{ type: 'setViewState' }, wrong('setViewState')],
    [{ type: 'setViewState', position, target: [0, 0], id: 3 }, wrong('setViewState', 3)],
    [{ type: 'setViewState', position: [1, 2, NaN], target }, wrong('setViewState')],
    [{ type: 'setViewState', position: [1, 2, Infinity], target }, wrong('setViewState')],
    [{ type: 'setViewState', position: [1, 2, 1e8], target }, wrong('setViewState')],
    [{ type: 'setViewState', position: [1, 2, '3'], target }, wrong('setViewState')],
    [{ type: 'setViewState', position: { length: 3 }, target }, wrong('setViewState')],
    [JSON.parse('{"type":"run","__proto__":{"id":1}}') as unknown, wrong('run')],
    [{ type: 'run', ...Object.fromEntries([['constructor', 1]]) }, wrong('run')],
  ])('with wrong fields is reported as wrong: %#', (data, heard) => {
    expect(readRequest(data)).toEqual(heard);
  });

  it('is read in less than a second, regardless of its size', () => {
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [index, index]));
    const large = [
      { type: 'run', ...many },
      { type: 'x'.repeat(50_000_000) },
      { type: 'setViewState', position: new Array(1e8), target },
    ];
    const start = performance.now();
    expect(large.map((data) => readRequest(data)?.type)).toEqual(['wrong', undefined, 'wrong']);
    // Reading all elements would take longer.
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('a camera has only the position and target of the message', () => {
  const heard = readRequest({ type: 'setViewState', position, target, id: 1 });
  if (heard?.type !== 'request' || heard.request.type !== 'setViewState') throw new Error('other');
  expect(cameraOf(heard.request)).toEqual({ position, target });
});
