import { expect, test } from 'vitest';
import { splitSetUp, wholeCode } from '../../src/plugins/blocks/setUp';

test('code without a cut line is shown whole', () => {
  expect(splitSetUp('a;\nb;')).toEqual({ shown: 'a;\nb;' });
  expect(wholeCode('a;\nb;')).toBe('a;\nb;');
});

test('what stands above the cut line is hidden, and part of what is copied', () => {
  const code = 'import a;\ndeclare const b: a;\n\n// ---cut---\n\nb();\n  c();';
  expect(splitSetUp(code)).toEqual({
    setUp: 'import a;\ndeclare const b: a;',
    shown: 'b();\n  c();',
  });
  expect(wholeCode(code)).toBe('import a;\ndeclare const b: a;\n\nb();\n  c();');
});
