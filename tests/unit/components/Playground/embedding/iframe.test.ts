import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import {
  offerOf,
  type EmbedInput,
} from '../../../../../src/components/Playground/embedding/iframe';
import { maxLinkLength, maxLines } from '../../../../../src/components/Example/limits';

const absolute = (path: string) => `https://docs.example/reveal/${path}`;
const plain = { theme: undefined, showsCode: false } as const;
const example: EmbedInput = { name: 'cad-basic', folder: '4.x', title: 'CAD model' };

function attributesOf(input: EmbedInput, choices: Parameters<typeof offerOf>[1] = plain) {
  const offer = offerOf(input, choices, absolute);
  if (offer.type !== 'html') throw new Error(`There is no element: ${offer.type}.`);
  const { children } = parseDocument(offer.html);
  expect(children).toHaveLength(1);
  const [element] = children;
  if (element?.type !== 'tag') throw new Error('It is no element.');
  expect(element.name).toBe('iframe');
  return (element as unknown as { attribs: Record<string, string> }).attribs;
}

describe('the iframe element to copy', () => {
  it('is sandboxed, loads lazily, has a title, and allows full screen', () => {
    expect(attributesOf(example)).toEqual({
      src: 'https://docs.example/reveal/embed?example=cad-basic&version=4.x',
      title: 'Reveal example: CAD model',
      width: '100%',
      height: '480',
      loading: 'lazy',
      sandbox: 'allow-scripts allow-same-origin',
      allow: 'fullscreen',
      style: 'border: 0',
    });
  });

  it('has the options in its address, and more height if it shows the code', () => {
    const { src, height } = attributesOf(example, { theme: 'dark', showsCode: true });
    expect(src).toMatch(/&theme=dark&code=1$/);
    expect(Number(height)).toBeGreaterThan(480);
  });

  it('contains changed code in the hash', () => {
    const { src } = attributesOf({ ...example, hash: '#example=abc' });
    expect(src).toBe('https://docs.example/reveal/embed#example=abc');
  });

  it('escapes its title', () => {
    const title = '"><script>alert(1)</script>';
    expect(attributesOf({ ...example, title }).title).toBe(`Reveal example: ${title}`);
  });
});

describe('no iframe element', () => {
  it('returns the reason if the code is too long for a URL', () => {
    const hash = `#example=${'a'.repeat(maxLinkLength)}`;
    expect(offerOf({ ...example, hash }, plain, absolute)).toEqual({
      type: 'tooLong',
      reason: expect.stringContaining('the limit is 8,000') as string,
    });
    const files = { 'a.ts': '\n'.repeat(maxLines) };
    expect(offerOf({ ...example, hash: '#example=abc', files }, plain, absolute)).toEqual({
      type: 'tooLong',
      reason: expect.stringContaining('2,001 lines') as string,
    });
  });

  it('returns nothing if there is neither an example nor code in a hash', () => {
    expect(offerOf({ folder: '4.x', title: '' }, plain, absolute)).toEqual({ type: 'nothing' });
  });
});
