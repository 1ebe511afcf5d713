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

  it.each([
    ['fields', (part: object) => Object.assign(part, { type: 'run' })],
    ['elements', (part: object) => ({ type: 'setViewState', position: part, target })],
  ])('with a thousand %s is refused after reading only a few', (_, createMessage) => {
    let reads = 0;
    const part = new Proxy(new Array<number>(1000).fill(1), {
      get(values, key) {
        reads++;
        return Reflect.get(values, key) as unknown;
      },
      getOwnPropertyDescriptor(values, key) {
        reads++;
        return Reflect.getOwnPropertyDescriptor(values, key);
      },
    });
    expect(readRequest(createMessage(part))?.type).toBe('wrong');
    expect(reads).toBeLessThan(20);
  });
});

it('a camera has only the position and target of the message', () => {
  const heard = readRequest({ type: 'setViewState', position, target, id: 1 });
  if (heard?.type !== 'request' || heard.request.type !== 'setViewState') throw new Error('other');
  expect(cameraOf(heard.request)).toEqual({ position, target });
});
