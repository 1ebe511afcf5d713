/**
 * `npm run lint`: runs all linters in parallel.
 *
 *     npm run lint -- words code   only these linters
 */
import { bin, main, moreYoungSpace, run, scriptArgs } from './helpers/run';

/** Arguments for Node, by name of the linter. */
const linters: Readonly<Record<string, readonly string[]>> = {
  code: [bin('oxlint'), '.', '--deny-warnings', '--format=unix'],
  styles: [
    bin('eslint'),
    '--config',
    'config/eslint/css.mjs',
    '--max-warnings',
    '0',
    'src/**/*.css',
  ],
  unused: [
    bin('knip'),
    '--config',
    'config/knip.jsonc',
    '--treat-config-hints-as-errors',
    '--no-progress',
  ],
  imports: [
    bin('dependency-cruiser'),
    '--config',
    'config/dependency-cruiser.mjs',
    'src',
    'packages',
    'scripts',
    'bench',
  ],
  format: [bin('oxfmt'), '--list-different', '.'],
  words: scriptArgs('scripts/lintWords.ts'),
  spelling: [bin('cspell'), '.', '--config', 'config/cspell.json', '--no-progress', '--no-summary'],
};

/** Prints the output when the linter exits, so that the output of parallel linters doesn't mix. */
async function lint(name: string): Promise<boolean> {
  const start = performance.now();
  let output = '';
  const exitCode = await run(process.execPath, [moreYoungSpace, ...(linters[name] ?? [])], {
    echo: false,
    onOutput: (text) => (output += text),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (output.trim() !== '') console.log(output.trim());
  console.log(`${name}: ${exitCode === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return exitCode === 0;
}

main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => linters[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `Unknown linter "${unknown.join('", "')}". Choose from: ${Object.keys(linters).join(', ')}.`,
    );
  }
  const names = asked.length > 0 ? asked : Object.keys(linters);
  const passed = await Promise.all(names.map(lint));
  const failed = names.filter((_, index) => passed[index] === false);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});
