import { describe, expect, it } from 'vitest';
import { contentExcerpt, proseWeight, textExcerpt } from '../../src/engine/excerpt';
import { pageRecords, type SearchRecord, type Section } from '../../src/records';
import { matched } from './matched';

const tags = { pre: '<mark>', post: '</mark>' };
const style = (words: number) => ({ words, tags, ellipsis: '…' });

function recordOf(section: Partial<Section>): SearchRecord {
  const [record] = pageRecords(
    {
      path: 'docs/page',
      group: 'Page',
      kind: 'guide',
      tag: 'docs-default-4.x',
      rank: 0,
      sections: [{ level: 1, heading: 'Page', text: '', ...section }],
    },
    'en',
  );
  if (record === undefined) throw new Error('The fixture has no record.');
  return record;
}

const ofContent = (section: Partial<Section>, words: number, terms: string[]): string =>
  contentExcerpt(recordOf(section), matched(terms), style(words)).value;

describe('the excerpt of a text', () => {
  const text =
    'one two three four five six seven eight nine ten eleven twelve node fourteen fifteen';
  const cut = (from: string, words: number, terms: string[]): string =>
    textExcerpt(from, matched(terms), style(words)).value;

  it.each([1, 5, 10])('has at most %i words, around the match', (words) => {
    const value = cut(text, words, ['node']);
    expect(value).toContain('<mark>node</mark>');
    expect(value.replace(/<\/?mark>|…/g, '').split(' ')).toHaveLength(words);
  });

  it('starts two words before the match, unless the text ends sooner', () => {
    expect(cut(text, 4, ['node'])).toBe('…eleven twelve <mark>node</mark> fourteen…');
    expect(cut(text, 5, ['fifteen'])).toBe('…eleven twelve node fourteen <mark>fifteen</mark>');
  });

  it('is the start of the text if nothing matches, and all of a short text', () => {
    expect(cut(text, 3, ['absent'])).toBe('one two three…');
    expect(cut('a node', 10, ['node'])).toBe('a <mark>node</mark>');
  });

  it('has no ellipsis after a whole sentence', () => {
    expect(cut('Moves the camera. Then it stops.', 3, ['camera'])).toBe(
      'Moves the <mark>camera</mark>.',
    );
  });

  it('prefers the part with most words of the query over the one with most matches', () => {
    const repeated = 'node node node node a b c d e f model node g h';
    expect(cut(repeated, 4, ['node', 'model'])).toContain('<mark>model</mark> <mark>node</mark>');
  });

  it('prefers a typed word over its synonyms', () => {
    const zoom = matched(['camera', 'zoom'], ['camera'], { zoom: 0.35 });
    const { value } = textExcerpt('zoom zoom zoom a b c d camera e', zoom, style(3));
    expect(value).toContain('<mark>camera</mark>');
  });
});

describe('the excerpt of a record’s content', () => {
  const text =
    'A model has many parts. Hide a part with an appearance. Most models are drawn at once, and no part of them is hidden.';

  it('starts at the sentence that matches best', () => {
    expect(ofContent({ text }, 10, ['hide', 'part'])).toBe(
      '…<mark>Hide</mark> a <mark>part</mark> with an appearance. Most models are drawn…',
    );
    expect(ofContent({ text }, 5, ['hide', 'part'])).toBe(
      '…<mark>Hide</mark> a <mark>part</mark> with an…',
    );
  });

  it('prefers words that aren’t in the heading above it', () => {
    const section = {
      heading: 'Walls',
      text: 'There are many kinds. Walls have no field of their own. Draw them ghosted.',
    };
    const of = (terms: string[]): string => ofContent(section, 4, terms);
    expect(of(['walls'])).toContain('<mark>Walls</mark> have');
    expect(of(['walls', 'ghosted'])).toBe('…Draw them <mark>ghosted</mark>.');
  });

  it('shows the first sentence, unless another has clearly more words of the query', () => {
    const lead = 'Hide a part here, in short. Then a part: hide it. A part of a model you hide.';
    expect(ofContent({ text: lead }, 5, ['hide', 'part'])).toMatch(/^<mark>Hide/);
    expect(ofContent({ text: lead }, 5, ['hide', 'part', 'model'])).toContain('model');
  });

  it('doesn’t combine sentences to get more matches', () => {
    const apart =
      'It is never a model. Hide it. A cat sits here, and a part of a model is hidden there.';
    expect(ofContent({ text: apart }, 6, ['model', 'part'])).toContain(
      '<mark>part</mark> of a <mark>model</mark>',
    );
  });

  it('shows the prose, if the signature has the same words', () => {
    const signature = 'getScreenshot(width?: number, height?: number): Promise<string>;';
    const section = { heading: 'getScreenshot()', signature, text: 'Takes a picture of the view.' };
    expect(recordOf(section).content).toBe(`${signature} Takes a picture of the view.`);
    expect(ofContent(section, 5, ['getscreenshot', 'picture'])).toBe(
      '…Takes a <mark>picture</mark> of the…',
    );
    expect(ofContent(section, 5, ['getscreenshot'])).toBe('…Takes a picture of the…');
  });

  it('doesn’t add the end of the signature to short prose', () => {
    const section = {
      heading: 'f()',
      signature: 'f(a: A, b: B): void;',
      text: 'Adds both numbers.',
    };
    expect(ofContent(section, 5, ['numbers'])).toBe('…Adds both <mark>numbers</mark>.');
  });

  it('shows the signature if only the signature contains a word of the query', () => {
    const section = {
      heading: 'load()',
      signature: 'load(id: number, revisionId: number): Promise<void>;',
      text: 'Loads a model into the viewer.',
    };
    expect(ofContent(section, 4, ['revisionid'])).toBe(
      'load(id: number, <mark>revisionId</mark>: number):…',
    );
    expect(ofContent({ ...section, text: '' }, 3, ['absent'])).toBe(
      'load(id: number, revisionId:…',
    );
  });

  it('doesn’t treat periods within names and numbers as ends of sentences', () => {
    const names = 'Install next.js 4.2.0 or e.g. webpack before the viewer is made in a page.';
    expect(ofContent({ text: names }, 6, ['install', 'webpack'])).toBe(
      '<mark>Install</mark> next.js 4.2.0 or e.g. <mark>webpack</mark>…',
    );
  });

  it('never shows the additional search phrases', () => {
    const record = recordOf({ text: 'Planes take away a part.', asked: 'cut in half' });
    const query = matched(['cut', 'half']);
    expect(contentExcerpt(record, query, style(10)).value).toBe('Planes take away a part.');
  });
});

describe('the share of the query in a record’s prose', () => {
  it('is that of the best sentence, and zero for code', () => {
    const query = matched(['hide', 'part']);
    const of = (section: Partial<Section>): number => proseWeight(recordOf(section), query);
    expect(of({ text: 'Hide a part.' })).toBe(2);
    expect(of({ text: 'Hide it. A part.' })).toBe(1);
    expect(of({ text: 'hide(part)', code: true })).toBe(0);
    expect(of({ text: 'It.', signature: 'hide(part): void' })).toBe(0);
  });
});
