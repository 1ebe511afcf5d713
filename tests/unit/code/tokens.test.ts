import { normalizeTokens, Prism } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { readTokens, tokensOf } from '../../../src/components/CodeParts/tokens';
import { encodeTokens } from '@reveal-docs/api-reference/code/encodeTokens';

const code = [
  "import { Color } from 'three';",
  '',
  '/* two',
  '   lines */',
  'const size: number = 1;',
].join('\n');

describe('tokens of code', () => {
  it('add up to the code, line by line', () => {
    const lines = readTokens(code, encodeTokens(code, 'ts'));
    expect(lines.map(({ tokens }) => tokens.map(({ content }) => content).join(''))).toEqual(
      code.split('\n'),
    );
  });

  it('have the color of the innermost type that the highlighter returns', () => {
    const [first, , comment, rest] = readTokens(code, encodeTokens(code, 'ts'));
    expect(first?.tokens[0]).toEqual({ types: ['keyword'], content: 'import' });
    expect(first?.tokens).toContainEqual({ types: ['string'], content: "'three'" });
    expect(comment?.tokens).toEqual([{ types: ['comment'], content: '/* two' }]);
    expect(rest?.tokens).toEqual([{ types: ['comment'], content: '   lines */' }]);
    const known = normalizeTokens(Prism.tokenize(code, Prism.languages.typescript ?? {}));
    expect(known[0]?.[0]?.types).toContain('keyword');
  });

  it('are joined if they have the same color', () => {
    expect(encodeTokens('a = b', 'klingon')).toBeUndefined();
    expect(encodeTokens('x.y', 'ts')).toBe('.1p1.1');
  });

  it.each(['bash', 'sh', 'json', 'tsx', 'jsx', 'js', 'ts'])('exist for %s', (language) => {
    expect(encodeTokens('"a"', language)).toBe('s3');
  });

  it('exist for nginx', () => {
    expect(encodeTokens('listen 80;', 'nginx')).toMatch(/^k6/);
  });

  it('exist for an excerpt of the code, and an unknown line is plain', () => {
    const lines = readTokens(code, encodeTokens(code, 'ts'));
    const shown = tokensOf('const size: number = 1;\nunknown', lines);
    expect(shown[0]?.[0]).toEqual({ types: ['keyword'], content: 'const' });
    expect(shown[1]).toEqual([{ types: ['plain'], content: 'unknown' }]);
    expect(tokensOf('const a = 1', readTokens('const a = 1', undefined))).toEqual([
      [{ types: ['plain'], content: 'const a = 1' }],
    ]);
  });
});
