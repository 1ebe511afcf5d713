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
      'a body that is no buffer',
      { type: 'request', id: 1, method: 'GET', url: '', headers: [], body: 'text' },
    ],
    [
      'a camera that is no camera',
      { type: 'camera', camera: { position: [1, 2], target: [0, 0, 0] } },
    ],
    ['a text without end', { type: 'error', message: 'x'.repeat(10_001), fatal: true }],
    [
      'a camera without end',
      { type: 'camera', camera: { position: [1, 2, Infinity], target: [0, 0, 0] } },
    ],
    [
      'a camera that is nowhere',
      { type: 'camera', camera: { position: [1, 2, 3], target: [0, NaN, 0] } },
    ],
    ['a count without end', { type: 'ready', viewers: 1, models: Infinity }],
    [
      'headers without end',
      {
        type: 'request',
        id: 1,
        method: 'GET',
        url: '',
        headers: Array.from({ length: 101 }, () => ['a', 'b']),
        body: null,
      },
    ],
    ['a hit of another kind', { type: 'hit', hit: { kind: 'image', model: 0, point: [1, 2, 3] } }],
    [
      'a hit with a text for a number',
      { type: 'hit', hit: { kind: 'points', model: '0', point: [1, 2, 3] } },
    ],
    [
      'a hit farther away than anything',
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
