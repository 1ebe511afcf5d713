/** What a code block tells its parts: the set-up it hides, and where its names lead. */
import { createContext } from 'react';
import type { CodeLink } from '@site/src/plugins/blocks/results';
import type { TokenLine } from './tokens';

/** Links in one line of code. */
export interface LineLinks {
  /** The line's whole text, by which a token finds its line. */
  readonly text: string;
  readonly links: readonly CodeLink[];
}

/** Set-up that the block around hides, so that Copy can give the whole. */
export const SetUpContext = createContext<string | undefined>(undefined);

/** Lines of the block around that have links. */
export const CodeLinksContext = createContext<readonly LineLinks[]>([]);

/** Lines of the block around, the hidden ones included, with their tokens. */
export const CodeTokensContext = createContext<readonly TokenLine[]>([]);
