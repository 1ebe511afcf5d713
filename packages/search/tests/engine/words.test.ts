import { describe, expect, it } from 'vitest';
import {
  createTokenizer,
  fold,
  queryWords,
  stemTerm,
  wordParts,
  words,
} from '../../src/engine/words';

const partsOf = (text: string) =>
  words(text)
    .flatMap(wordParts)
    .map((part) => part.text);

describe('words', () => {
  it('omits punctuation and keeps positions', () => {
    expect(words('viewer.addModel()')).toEqual([
      { start: 0, end: 6, text: 'viewer' },
      { start: 7, end: 15, text: 'addModel' },
    ]);
  });

  it.each([
    ['addModel', ['add', 'Model']],
    ['Cognite3DViewer', ['Cognite', '3D', 'Viewer']],
    ['Image360Annotation', ['Image', '360', 'Annotation']],
    ['getHTMLElement', ['get', 'HTML', 'Element']],
    ['CAMERA_MANAGER', ['CAMERA', 'MANAGER']],
    ['WebGL2', ['Web', 'GL', '2']],
    ['viewer', []],
  ])('splits %s into parts', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });

  it('folds case and accents, and keeps other scripts', () => {
    expect(fold('Ångström')).toBe('angstrom');
    expect(words('مشهد 3D 场景').map((word) => word.text)).toEqual(['مشهد', '3D', '场景']);
  });

  it('indexes a name as a whole and in parts, and words with their stem', () => {
    const terms = createTokenizer();
    expect(terms('addModel()')).toEqual(['addmodel', 'add', 'model']);
    expect(terms('hiding addModel')).toEqual(['hiding', '~hide', 'addmodel', 'add', 'model']);
    expect(stemTerm('hiding')).toBe(stemTerm('hide'));
    expect(stemTerm('modèle')).toBeUndefined();
    // The stem would be `access`, which is a different word.
    expect(stemTerm('accessibility')).toBeUndefined();
  });

  it('removes filler words from a query unless nothing else is left', () => {
    expect(queryWords('how do I hide the parts').map((word) => word.text)).toEqual([
      'hide',
      'parts',
    ]);
    expect(
      queryWords('only a part is loading while others are done').map((word) => word.text),
    ).toEqual(['part', 'loading', 'done']);
    expect(queryWords('could not use my own scan without login').map((word) => word.text)).toEqual([
      'could',
      'not',
      'use',
      'own',
      'scan',
      'without',
      'login',
    ]);
    expect(queryWords('on').map((word) => word.text)).toEqual(['on']);
    expect(queryWords('   ')).toEqual([]);
    expect(queryWords('🙂 "…"')).toEqual([]);
  });
});
