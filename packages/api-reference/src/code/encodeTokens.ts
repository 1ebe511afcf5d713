/**
 * Turns code into tokens at build, with the highlighter that Docusaurus uses, so that no reader's browser
 * loads it. The result is a string: a line of it for each line of code, each token its group and its length
 * (`k6.1p1` is a keyword of six characters, a space, a bracket).
 */
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { tokenGroups, type TokenGroup } from './tokenGroups';

const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
};

let complete = false;

/** Adds the languages in pages that the highlighter does not bring, once. They register with a global `Prism`. */
function loadLanguages(): void {
  if (complete) return;
  const scope = globalThis as { Prism?: unknown };
  const before = scope.Prism;
  scope.Prism = Prism;
  /* eslint-disable @typescript-eslint/no-require-imports -- they must run while the global is set */
  require('prismjs/components/prism-bash');
  require('prismjs/components/prism-nginx');
  /* eslint-enable @typescript-eslint/no-require-imports */
  scope.Prism = before;
  complete = true;
}

const groupOfType = new Map<string, TokenGroup>(
  Object.entries(tokenGroups).flatMap(([letter, { types }]) =>
    types.map((type): [string, TokenGroup] => [type, letter as TokenGroup]),
  ),
);

/** The group of a token: that of its innermost type that has one. */
function groupOf(types: readonly string[]): TokenGroup {
  return types.map((type) => groupOfType.get(type)).findLast((group) => group !== undefined) ?? '.';
}

/** Tokens of `code`, or undefined when nothing is known of the language. */
export function encodeTokens(code: string, language: string): string | undefined {
  loadLanguages();
  const grammar = Prism.languages[aliases[language] ?? language];
  if (grammar === undefined) return undefined;
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines
    .map((line) => {
      const runs: { group: TokenGroup; length: number }[] = [];
      for (const { types, content } of line) {
        // An empty line comes as a token that holds its line break.
        const length = content === '\n' ? 0 : content.length;
        const group = groupOf(types);
        const last = runs.at(-1);
        if (last?.group === group) last.length += length;
        else if (length > 0) runs.push({ group, length });
      }
      return runs.map(({ group, length }) => `${group}${length}`).join('');
    })
    .join('\n');
}
