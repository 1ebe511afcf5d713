import { spawnSync } from 'node:child_process';

/** A problem in a block. Lines start at 1. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** Returns the syntax error in a JSON block, if any. */
export function checkJson(code: string): LineProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /line (\d+)/.exec(message)?.[1];
    const position = /position (\d+)/.exec(message)?.[1];
    const line =
      at === undefined ? code.slice(0, Number(position ?? 0)).split('\n').length : Number(at);
    return [{ line, message }];
  }
}

const pin = /(?:^|\s)((?:@[\w.-]+\/)?[a-z][\w.-]*)@(\d+\.\d+\.\d+[\w.-]*)/g;

/**
 * Returns the syntax errors and wrong package versions in a shell block. `pins` contains the versions of each package
 * in the page's workspace. It contains two versions of the SDK if pages describe one release but programs run with
 * another. Throws if bash is missing.
 */
export function checkBash(
  code: string,
  pins: Readonly<Record<string, readonly string[]>>,
): LineProblem[] {
  const problems: LineProblem[] = [];
  const { status, stderr, error } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (error !== undefined) {
    throw new Error('bash is missing. Install it to check shell blocks.', { cause: error });
  }
  if (status !== 0) {
    const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1);
    const message = stderr.split('\n')[0]?.replace(/^bash: line \d+: /, '') ?? 'syntax error';
    problems.push({ line, message });
  }
  code.split('\n').forEach((text, index) => {
    for (const [, name = '', version = ''] of text.matchAll(pin)) {
      const wanted = Object.hasOwn(pins, name) ? pins[name] : undefined;
      if (wanted !== undefined && !wanted.includes(version)) {
        problems.push({
          line: index + 1,
          message: `The block installs ${name}@${version}, but this version of the docs is for ${wanted.join(' or ')}.`,
        });
      }
    }
  });
  return problems;
}
