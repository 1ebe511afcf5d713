import { expect, test } from 'vitest';
import { joinSetUp, shownFrom, splitSetUp } from '../../src/code/cutLine';

test('code without a cut line is shown completely', () => {
  expect(splitSetUp('a;\nb;')).toEqual({ shown: 'a;\nb;' });
  expect(splitSetUp('a; // ---cut---\nb;')).toEqual({ shown: 'a; // ---cut---\nb;' });
});

test('code above the cut line is hidden, but included when the code is copied', () => {
  const setUp = 'import a;\ndeclare const b: a;';
  const shown = '  b();\n  c();';
  for (const gap of ['\n// ---cut---\n', '\n\n  // ---cut---  \n\n  \n']) {
    const code = setUp + gap + shown;
    expect(splitSetUp(code), gap).toEqual({ setUp, shown });
    expect(code.slice(shownFrom(code)), gap).toBe(shown);
  }
  expect(joinSetUp(setUp, shown)).toBe('import a;\ndeclare const b: a;\n\n  b();\n  c();');
});

test('a cut line at the start hides nothing, and one at the end hides everything', () => {
  expect(splitSetUp('// ---cut---\nb();')).toEqual({ setUp: '', shown: 'b();' });
  expect(joinSetUp('', 'b();')).toBe('b();');
  expect(splitSetUp('import a;\n// ---cut---')).toEqual({ setUp: 'import a;', shown: '' });
});
