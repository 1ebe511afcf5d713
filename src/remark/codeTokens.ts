/**
 * Remark plugin that adds syntax-highlighting tokens to each code block. The theme renders the tokens
 * (src/plugins/codeTokens).
 */
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { encodeTokens } from '@reveal-docs/api-reference/code/encodeTokens';

const codeTokens: Plugin<[], Root> = () => (root: Root) => {
  visit(root, 'code', (code) => {
    const tokens = typeof code.lang !== 'string' ? undefined : encodeTokens(code.value, code.lang);
    if (tokens === undefined) return;
    code.data = { ...code.data, hProperties: { ...code.data?.hProperties, tokens } };
  });
};

export default codeTokens;
