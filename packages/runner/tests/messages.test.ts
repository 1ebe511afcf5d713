import { describe, expect, it } from 'vitest';
import { frameMessageSchema, pageMessageSchema, readMessage } from '../src/messages';

describe('readMessage', () => {
  it('accepts expected messages', () => {
    const request = {
      type: 'request',
      id: 3,
      method: 'POST',
      url: 'https://demo.reveal-docs.invalid/a',
      headers: [['accept', 'application/json']],
      body: new ArrayBuffer(2),
    };
    expect(readMessage(frameMessageSchema, request)).toEqual(request);
    const response = { type: 'response', id: 3, status: 200, headers: [], body: null };
    expect(readMessage(pageMessageSchema, response)).toEqual(response);
    for (const message of [
      { type: 'watchClicks', on: true },
      { type: 'followClosely', on: false },
    ]) {
      expect(readMessage(pageMessageSchema, message)).toEqual(message);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a string', 'ready'],
    ['an unknown type', { type: 'eval', code: '1' }],
    ['a missing field', { type: 'ready', viewers: 1 }],
    ['a wrong field', { type: 'request', id: -1, method: 'GET', url: '', headers: [], body: null }],
    [
      'a body that isn’t a buffer',
      { type: 'request', id: 1, method: 'GET', url: '', headers: [], body: 'text' },
    ],
    [
      'a camera with too few coordinates',
      { type: 'camera', camera: { position: [1, 2], target: [0, 0, 0] } },
    ],
    ['a string that is too long', { type: 'error', message: 'x'.repeat(10_001), fatal: true }],
    [
      'a camera with an infinite coordinate',
      { type: 'camera', camera: { position: [1, 2, Infinity], target: [0, 0, 0] } },
    ],
    [
      'a camera with an invalid coordinate',
      { type: 'camera', camera: { position: [1, 2, 3], target: [0, NaN, 0] } },
    ],
    ['an infinite count', { type: 'ready', viewers: 1, models: Infinity }],
    [
      'too many headers',
      {
        type: 'request',
        id: 1,
        method: 'GET',
        url: '',
        headers: Array.from({ length: 101 }, () => ['a', 'b']),
        body: null,
      },
    ],
    ['a hit of unknown kind', { type: 'hit', hit: { kind: 'image', model: 0, point: [1, 2, 3] } }],
    [
      'a hit with a string instead of a number',
      { type: 'hit', hit: { kind: 'points', model: '0', point: [1, 2, 3] } },
    ],
    [
      'a hit that is too far away',
      { type: 'hit', hit: { kind: 'points', model: 0, point: [1, 1.1e7, 3] } },
    ],
    [
      'a hit without a box',
      {
        type: 'hit',
        hit: { kind: 'cad', model: 0, isOnly: true, treeIndex: 1, point: [1, 2, 3] },
      },
    ],
    ['a picture that is a file', { type: 'picture', id: 1, picture: new Blob(['<svg/>']) }],
  ])('drops %s', (_, data) => {
    expect(readMessage(frameMessageSchema, data)).toBeUndefined();
  });

  it('removes unknown fields', () => {
    expect(readMessage(frameMessageSchema, { type: 'pong', id: 1, more: 'x' })).toEqual({
      type: 'pong',
      id: 1,
    });
  });
});
