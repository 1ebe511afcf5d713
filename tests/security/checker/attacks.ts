/**
 * Types that the compiler would check for years. Tests run each attack both with and without the checker's time limit.
 */
import type { SourceChange } from '../frame/sourceChanges';

export interface CheckerAttack {
  readonly name: string;
  /** The attacker's gain if the attack succeeds. */
  readonly gain: string;
  readonly code: string;
  /** Source changes that disable the defense. */
  readonly without: readonly SourceChange[];
  readonly results: { readonly without: string; readonly with: string };
}

const withoutLimit: readonly SourceChange[] = [
  { file: 'src/components/Example/editor/limitTime.ts', from: '    else end();\n', to: '' },
];

/**
 * Creates one line for each number from 1 to `count`, and joins these lines. `line` receives the number and the
 * previous number.
 */
function lines(count: number, line: (now: number, before: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index + 1, index)).join('\n');
}

export const checkerAttacks: readonly CheckerAttack[] = (
  [
    [
      'functions whose type doubles 26 times',
      `const f0 = () => ({ a: 1 });
${lines(26, (now, before) => `const f${now} = () => ({ a: f${before}(), b: f${before}() });`)}
const x: number = f26();`,
    ],
    [
      'methods whose type doubles 26 times',
      `const o0 = { m() { return { a: 1 }; } };
${lines(26, (now, before) => `const o${now} = { m() { return { a: o${before}.m(), b: o${before}.m() }; } };`)}
const x: number = o26.m();`,
    ],
    [
      'classes whose type doubles 26 times',
      `class C0 { m() { return { a: 1 }; } }
${lines(26, (now, before) => `class C${now} { m() { return { a: new C${before}().m(), b: new C${before}().m() }; } }`)}
const x: number = new C26().m();`,
    ],
    [
      'recursion as deep as the compiler allows, 2,000 times',
      `type R<N extends number, A extends 0[] = []> = A['length'] extends N ? A : R<N, [...A, 0]>;
${lines(2000, (now) => `const x${now}: R<${9000 + now}> = 3;`)}`,
    ],
  ] as const
).map(([name, code]) => ({
  name,
  gain: 'A checker that never answers again, and a tab that runs out of memory',
  code,
  without: withoutLimit,
  results: {
    without: 'No problems of later code are found',
    with: 'The checker is stopped, the page says why, and problems of later code are found',
  },
}));
