import { describe, expect, it } from 'vitest';
import {
  decodeShare,
  encodeShare,
  ShareError,
  withoutCredentials,
} from '../../src/components/Example/share';

const shared = {
  name: 'cad-basic',
  folder: '4.x',
  files: { 'cad-basic.ts': "const text = 'Rohrbrücke 🏭';\n".repeat(20) },
  camera: {
    position: [1, 2, 3.5] as [number, number, number],
    target: [0, 0, 0] as [number, number, number],
  },
};

describe('a shared example', () => {
  it('comes out as it went in, through characters that any program passes on', async () => {
    const hash = await encodeShare(shared);
    expect(hash).toMatch(/^#example=[\w-]+$/);
    expect(await decodeShare(hash)).toEqual(shared);
  });

  it('does without a camera', async () => {
    const { name, folder, files } = shared;
    expect(await decodeShare(await encodeShare({ name, folder, files }))).toEqual({
      name,
      folder,
      files,
    });
  });

  it('is refused when the link was cut or changed anywhere', async () => {
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
    'is not read from %s',
    async (hash) => {
      await expect(decodeShare(hash)).rejects.toThrow(/damaged or was cut/);
    },
  );

  it('is refused when it unpacks to more than an example', async () => {
    const hash = await encodeShare({ ...shared, files: { a: 'x'.repeat(600_000) } });
    expect(hash.length).toBeLessThan(8000);
    await expect(decodeShare(hash)).rejects.toThrow(/too long/);
  });
});

describe('withoutCredentials', () => {
  it('takes out tokens by their form, and those it is told', () => {
    const source = "const a = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl', b = 'hunter2';";
    expect(withoutCredentials(source, ['hunter2', ''])).toBe(
      "const a = 'token-left-out', b = 'token-left-out';",
    );
  });
});
