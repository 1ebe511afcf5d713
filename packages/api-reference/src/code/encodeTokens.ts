/**
 * Splits code into tokens with Docusaurus's highlighter. This happens during the build, so that browsers don't have to
 * load the highlighter. The result has one line per line of code. Each token consists of a group and a length: `k6.1p1`
 * is a keyword of six characters, a space, and a bracket.
 */
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { tokenGroups, type TokenGroup } from './tokenGroups';

const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
};

let complete = false;

/** Registers the languages that the highlighter doesn't include. Their modules expect a global `Prism`. */
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

function groupOf(types: readonly string[]): TokenGroup {
  return types.map((type) => groupOfType.get(type)).findLast((group) => group !== undefined) ?? '.';
}

/** Returns the tokens in `code`, or undefined if the highlighter doesn't support the language. */
export function encodeTokens(code: string, language: string): string | undefined {
  loadLanguages();
  const grammar = Prism.languages[aliases[language] ?? language];
  if (grammar === undefined) return undefined;
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines
    .map((line) => {
      const runs: { group: TokenGroup; length: number }[] = [];
      for (const { types, content } of line) {
        // The highlighter represents an empty line as a token that contains the line break.
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
