import { createContext } from 'react';
import type { CodeLink } from '@reveal-docs/api-reference/blocks/results';
import type { TokenLine } from './tokens';

export interface LineLinks {
  /** Full text of the line, used to find the line of a token. */
  readonly text: string;
  readonly links: readonly CodeLink[];
}

/** Setup code. The block doesn't show it, but the copy button includes it. */
export const SetUpContext = createContext<string | undefined>(undefined);

export const CodeLinksContext = createContext<readonly LineLinks[]>([]);

/** All lines of the block with their tokens, including hidden lines. */
export const CodeTokensContext = createContext<readonly TokenLine[]>([]);
