import type { ReactNode } from 'react';

/** Renders a sentence, with names in backticks as code. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part,
    );
}
