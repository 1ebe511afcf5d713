import type { ReactNode } from 'react';
import { breakable } from '../breakable';

/** Renders a sentence with the names in backticks as code. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <code key={index}>{breakable(part.slice(1, -1))}</code> : part,
    );
}
