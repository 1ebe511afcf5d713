import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patterns, withoutCredentials } from '../../../../src/components/Example/credentials';
import {
  decodeShare,
  encodeShare,
  ShareError,
  UnsupportedError,
  noLinkReason,
} from '../../../../src/components/Example/share';

const shared = {
  name: 'cad-basic',
  folder: '4.x',
  files: { 'cad-basic.ts': "const text = 'Rohrbrücke 🏭';\n".repeat(20) },
  camera: {
    position: [1, 2, 3.5] as [number, number, number],
    target: [0, 0, 0] as [number, number, number],
  },
};

afterEach(() => vi.unstubAllGlobals());

describe('a shared example', () => {
  it('throws an error about the browser if it can’t compress or decompress', async () => {
    const hash = await encodeShare(shared);
    for (const name of ['CompressionStream', 'DecompressionStream']) {
      vi.stubGlobal(name, undefined);
      Reflect.deleteProperty(globalThis, name);
    }
    await expect(encodeShare(shared)).rejects.toThrow(UnsupportedError);
    await expect(decodeShare(hash)).rejects.toThrow('This browser can’t read code from links');
  });

  it('is the same after encoding and decoding, with URL-safe characters', async () => {
    const hash = await encodeShare(shared);
    expect(hash).toMatch(/^#example=[\w-]+$/);
    expect(await decodeShare(hash)).toEqual(shared);
  });

  it('can have no camera', async () => {
    const { name, folder, files } = shared;
    expect(await decodeShare(await encodeShare({ name, folder, files }))).toEqual({
      name,
      folder,
      files,
    });
  });

  it('is refused if the link was cut or changed anywhere', async () => {
    const hash = await encodeShare(shared);
    for (let length = '#example='.length; length < hash.length; length += 7) {
      await expect(decodeShare(hash.slice(0, length))).rejects.toThrow(ShareError);
    }
    for (let index = '#example='.length; index < hash.length - 1; index += 11) {
      const letter = hash[index] === 'A' ? 'B' : 'A';
      const changed = hash.slice(0, index) + letter + hash.slice(index + 1);
      await expect(decodeShare(changed)).rejects.toThrow(ShareError);
    }
  });

  it.each(['#example=', '#example=%%%', '#example=AAAA', '#example=💥'])(
    'is refused as damaged: %s',
    async (hash) => {
      await expect(decodeShare(hash)).rejects.toThrow(/damaged or incomplete/);
    },
  );

  it.each([
    ['unpacks to a megabyte', { 'a.ts': 'x'.repeat(1_000_000) }],
    ['unpacks to more than 60 KB', { 'a.ts': 'x'.repeat(60_001) }],
    ['has more than 2,000 lines', { 'a.ts': '\n'.repeat(2000) }],
    [
      'has more than 2,000 lines in all files',
      { 'a.ts': '\n'.repeat(999), 'b.ts': '\n'.repeat(1000) },
    ],
  ])('is refused if it %s', async (_, files) => {
    const hash = await encodeShare({ ...shared, files });
    expect(hash.length).toBeLessThan(8000);
    await expect(decodeShare(hash)).rejects.toThrow(/code in this link is too large/);
    expect(noLinkReason(files, hash)).toMatch(/a link can hold at most 60 KB and 2,000 lines/);
  });

  it('is refused if it unpacks to more than the limit', async () => {
    const bomb = deflateSync('x'.repeat(5_000_000)).toString('base64url');
    await expect(decodeShare(`#example=${bomb}`)).rejects.toThrow(/code in this link is too large/);
  });

  it('of the maximum size can be encoded and decoded', async () => {
    const files = { 'a.ts': 'x'.repeat(58_001) + '\n'.repeat(1999) };
    const hash = await encodeShare({ ...shared, files });
    expect(noLinkReason(files, hash)).toBeUndefined();
    expect((await decodeShare(hash)).files).toEqual(files);
  });

  it('is refused if the link is too long', async () => {
    await expect(decodeShare(`#example=${'A'.repeat(8000)}`)).rejects.toThrow(
      /8,009 characters, and the limit is 8,000/,
    );
    expect(noLinkReason({ 'a.ts': 'x' }, 'x'.repeat(8001))).toMatch(
      /8,001 characters, and the limit is 8,000/,
    );
  });

  it.each([Infinity, -Infinity, NaN])('omits a camera at %f, and can be read', async (value) => {
    const camera = { ...shared.camera, position: [value, 0, 0] as [number, number, number] };
    const read = await decodeShare(await encodeShare({ ...shared, camera }));
    expect(read.camera).toBeUndefined();
    expect(read.files).toEqual(shared.files);
  });

  it('has a limited number of files, and no file named like a prototype', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${index}.ts`, '']));
    const hash = await encodeShare({ ...shared, files: many });
    await expect(decodeShare(hash)).rejects.toThrow(/damaged/);
    const files = JSON.parse('{"__proto__": "x", "a.ts": "y"}') as Record<string, string>;
    expect((await decodeShare(await encodeShare({ ...shared, files }))).files).toEqual({
      'a.ts': 'y',
    });
  });
});

describe('withoutCredentials', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
  const left = withoutCredentials;

  it('removes JSON web tokens', () => {
    expect(left("const a = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';")).toBe(
      "const a = 'token-left-out';",
    );
  });

  it.each([
    ["'Bearer 0123456789abcdef'", "'Bearer token-left-out'"],
    ['`bearer  AbC/def+ghi==`', '`bearer  token-left-out`'],
    [
      "headers: { Authorization: 'Basic dXNlcjpwYXNz' }",
      "headers: { Authorization: 'token-left-out' }",
    ],
    [`{ 'authorization': "opaque" }`, `{ 'authorization': "token-left-out" }`],
    ["headers.set('Authorization', 'opaque')", "headers.set('Authorization', 'token-left-out')"],
    ["{ 'api-key': 'opaque' }", "{ 'api-key': 'token-left-out' }"],
    ["oidcTokenProvider: async () => 'opaque'", "oidcTokenProvider: async () => 'token-left-out'"],
    [
      "getToken: async () => { return 'opaque'; }",
      "getToken: async () => { return 'token-left-out'; }",
    ],
    ["{ accessToken: 'opaque' }", "{ accessToken: 'token-left-out' }"],
  ])('replaces the credentials in %s', (source, result) => expect(left(source)).toBe(result));

  it.each([
    "oidcTokenProvider: async () => 'demo-token'",
    "options: { project: 'demo', accessToken: 'demo-token' }",
    'headers: { Authorization: `Bearer ${token}` }',
    "console.log('Bearer of news')",
    "const getToken = () => read('token.json');".replace('getToken', 'readToken'),
  ])('doesn’t change %s', (source) => expect(left(source)).toBe(source));

  it.each(Object.entries(patterns))(
    'uses a pattern that takes linear time: %s',
    (_, { source }) => {
      // Replace each character and each character class with one letter, and remove the parentheses around groups.
      const form = source
        .replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
        .replaceAll(/\(\?[:=]|[()]/g, '');
      const unlimited = [...form.matchAll(/[*+]|\{\d+,\}/g)];
      // If a match fails after an unlimited repetition, the engine tries every shorter repetition. That can't happen if
      // the repetition is at the end of the pattern.
      expect(unlimited.map(({ index, 0: text }) => form.length - index - text.length)).toEqual(
        unlimited.length === 0 ? [] : [0],
      );
    },
  );

  it.each([
    ['beginnings of tokens', 'eyJ-'],
    ['beginnings of tokens in one word', `eyJ${'a'.repeat(16)}-`],
    ['tokens without an end', `eyJ${'a'.repeat(8)}.`],
    ['Bearer', 'Bearer '],
    ['Bearer and spaces', 'Bearer    %20 '],
    ['names of credentials', 'authorization '],
    ['short names of credentials', 'api_key '],
    ['spaces after a quoted name', `api_key'${' '.repeat(50_000)}`],
    ['spaces and a colon after a quoted name', `api_key'${' '.repeat(50)}:${' '.repeat(50_000)}`],
    ['quotes that end with others', `api_key'a"b`],
  ])('handles 4 MB of %s', (_, part) => {
    const source = part.repeat(Math.ceil(4_000_000 / part.length));
    // The search must still find credentials at the end of the text.
    expect(left(`${source}\n"${token}"`).endsWith('\n"token-left-out"')).toBe(true);
  });

  it.each([
    [`a.${token}.b`, 'a.token-left-out.b'],
    [`eyJ-eyJ-${token}`, 'token-left-out'],
    ['eyJhbGciOi', 'eyJhbGciOi'],
    ['eyJhbGciOiJSUzI1NiJ9..x', 'eyJhbGciOiJSUzI1NiJ9..x'],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIi', 'token-left-out'],
    [`${token} ${token}`, 'token-left-out token-left-out'],
    [`eyJ${'a'.repeat(5000)}.b.c`, 'token-left-out'],
    [`authorization: 'a"; api_key: 'b'`, `authorization: 'a"; api_key: 'token-left-out'`],
    [`{ api_key: 'a', api_key: "b" }`, `{ api_key: 'token-left-out', api_key: "token-left-out" }`],
  ])('returns the expected text for %.40s', (source, result) => expect(left(source)).toBe(result));
});
