/**
 * Replaces `prism-react-renderer` in the site's bundle (src/plugins/codeTokens). With this module, the theme's code
 * block renders the tokens from the build and doesn't load a highlighter. Exports the same names that the theme
 * imports.
 */
import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { CodeTokensContext } from './context';
import { tokensOf, type Token } from './tokens';

/** Empty object for the theme, which registers languages on it. */
export const Prism = {};

interface LineInput {
  readonly line: Token[];
  readonly className?: string;
}

interface TokenInput {
  readonly token: Token;
}

interface RenderProps {
  readonly className: string;
  readonly style: Record<string, never>;
  readonly tokens: Token[][];
  readonly getLineProps: (input: LineInput) => { className: string };
  readonly getTokenProps: (input: TokenInput) => { className: string; children: string };
}

interface Props {
  readonly code: string;
  readonly language: string;
  readonly children: (props: RenderProps) => ReactNode;
}

const getLineProps: RenderProps['getLineProps'] = ({ className }) => ({
  className: clsx('token-line', className),
});

const getTokenProps: RenderProps['getTokenProps'] = ({ token }) => ({
  className: clsx('token', token.types),
  children: token.content,
});

/** Calls `children` with the tokens of `code`. The colors are in src/css/tokens.css. */
export function Highlight({ code, language, children }: Props): ReactNode {
  const known = useContext(CodeTokensContext);
  return children({
    className: `prism-code language-${language}`,
    style: {},
    tokens: tokensOf(code, known),
    getLineProps,
    getTokenProps,
  });
}
