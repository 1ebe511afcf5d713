import { describe, expect, it, test } from 'vitest';
import { relayed, textFrame, wholeFrames } from '../../../scripts/helpers/firefoxRelay.mjs';

const unknown = {
  type: 'error',
  id: 7,
  error: 'unknown command',
  message: 'emulation.setMediaFeaturesOverride',
};

describe('a message from Firefox', () => {
  test('about the unknown media command becomes a success', () => {
    const answer = relayed(JSON.stringify(unknown));
    expect(JSON.parse(answer)).toEqual({ type: 'success', id: 7, result: {} });
  });

  test('about a blob download gets an ID, the same at its start and end', () => {
    const url = 'blob:http://localhost:4173/1';
    const events = ['downloadWillBegin', 'downloadEnd'].map((name) => ({
      type: 'event',
      method: `browsingContext.${name}`,
      params: { context: 'c', navigation: null, url },
    }));
    for (const event of events) {
      expect(JSON.parse(relayed(JSON.stringify(event)))).toEqual({
        ...event,
        params: { ...event.params, download: url },
      });
    }
  });

  test.each([
    ['another error of the same command', { ...unknown, error: 'invalid argument' }],
    ['another command that it does not know', { ...unknown, message: 'browsingContext.fly' }],
    ['what a page says of the command', { type: 'event', params: { text: unknown.message } }],
  ])('is passed on unchanged: %s', (_what, message) => {
    const text = JSON.stringify(message);
    expect(relayed(text)).toBe(text);
  });
});

describe('WebSocket frames', () => {
  /** Returns a WebSocket frame like those from Firefox, which write the payload's size in as few bytes as possible. */
  function frame(size: number, first = 0x81): Buffer {
    const [mark, bytes] = size < 126 ? [size, 0] : size < 65_536 ? [126, 2] : [127, 8];
    const head = Buffer.alloc(2 + bytes);
    head.writeUInt8(first, 0);
    head.writeUInt8(mark, 1);
    if (bytes === 2) head.writeUInt16BE(size, 2);
    if (bytes === 8) head.writeBigUInt64BE(BigInt(size), 2);
    return Buffer.concat([head, Buffer.alloc(size, 'a')]);
  }

  it.each([0, 5, 125, 126, 65_535, 65_536, 70_000])('with %i bytes are found', (size) => {
    const bytes = Buffer.concat([frame(size), frame(3, 0x82)]);
    const [first, second, ...others] = wholeFrames(bytes);
    expect(others).toEqual([]);
    expect((first?.end ?? 0) - (first?.payload ?? 0)).toBe(size);
    expect(first?.isText).toBe(true);
    expect(second).toMatchObject({ start: first?.end, end: bytes.length, isText: false });
  });

  it.each([1, 3, 9, 60_000])('with %i missing bytes aren’t returned yet', (missing) => {
    const bytes = frame(70_000);
    expect(wholeFrames(bytes.subarray(0, bytes.length - missing))).toEqual([]);
    expect(wholeFrames(bytes.subarray(0, missing))).toEqual([]);
  });

  it('with text have the same text after encoding and decoding', () => {
    for (const text of ['', 'a', 'ä'.repeat(1000)]) {
      const bytes = textFrame(text);
      const [{ payload, end } = { payload: 0, end: 0 }] = wholeFrames(bytes);
      expect(bytes.toString('utf8', payload, end)).toBe(text);
    }
  });

  it('with continued text aren’t treated as text', () => {
    expect(wholeFrames(frame(5, 0x01))[0]?.isText).toBe(false);
  });
});
