import { describe, expect, it } from 'vitest';
import { compileProgram, ProgramError } from '../../src/program/compile';

/** Runs the source with guarded loops. The guard throws after `limit` passes. Returns the number of passes. */
function run(source: string, limit: number): unknown {
  const [module] = compileProgram([{ file: 'main.ts', source }], { guardLoops: true }).modules;
  let passes = 0;
  const guard = () => {
    passes += 1;
    if (passes > limit) throw new Error('too long');
  };
  const code = (module?.code ?? '').replace(/^import \{ value as (\w+) \} from '#loop-guard';/, '');
  // `new Function` is safe here, because the compiled code comes from this test file. Running it checks that the
  // guarded code still works.
  const body = new Function('__revealDocsLoop', code);
  body(guard);
  return passes;
}

describe('guardLoops', () => {
  it.each([
    ['for (;;) {}'],
    ['while (true);'],
    ['do ; while (true)'],
    ['do { } while (true);'],
    ['outer: for (;;) for (;;) continue outer;'],
    ['for (const a of (function* () { while (true) yield 1; })()) void a;'],
    ['if (true) while (true) { try { null!.x; } catch { continue; } }'],
  ])('stops %s', (source) => {
    expect(() => run(source, 100)).toThrow('too long');
  });

  it('doesn’t change what a program does', () => {
    const source = `const seen: number[] = [];
for (let a = 0; a < 2; a++) for (const b of [1, 2]) seen.push(10 * a + b);
for (const key in { x: 1 }) if (key === 'x') seen.push(7); else seen.push(8);
if (seen.join() !== '1,2,11,12,7') throw new Error(seen.join());`;
    expect(run(source, 100)).toBe(7);
  });

  it('keeps every statement on its line', () => {
    const source = "let a = 0;\nwhile (a < 3)\n  a += 1;\nthrow new Error('here');";
    const [module] = compileProgram([{ file: 'main.ts', source }], { guardLoops: true }).modules;
    expect(module?.code.split('\n')[3]).toContain("throw new Error('here')");
  });

  it('doesn’t change a program without loops, or if guards are off', () => {
    const code = (source: string, guardLoops: boolean) =>
      compileProgram([{ file: 'main.ts', source }], { guardLoops }).modules[0]?.code;
    expect(code('const a = 1;', true)).not.toContain('import');
    expect(code('for (;;) break;', false)).toBe('for (;;) break;');
  });
});

describe('available packages', () => {
  it('are named in the error for an import of another package, with its line', () => {
    const source = "import 'three';\nimport 'left-pad';";
    try {
      compileProgram([{ file: 'main.ts', source }], { packages: ['three'] });
      throw new Error('It compiled.');
    } catch (error) {
      expect(error).toBeInstanceOf(ProgramError);
      expect(error).toMatchObject({ line: 2, file: 'main.ts' });
      expect((error as Error).message).toContain('three');
    }
  });
});
