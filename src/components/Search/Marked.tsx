import type { ReactNode } from 'react';
import type { MarkedText } from '@reveal-docs/search/protocol';

interface Props {
  readonly text: MarkedText | undefined;
}

/** The text of a hit, in which matches are marked. The search client has escaped everything except `<mark>`. */
export function Marked({ text }: Props): ReactNode {
  return text === undefined ? null : <span dangerouslySetInnerHTML={{ __html: text.value }} />;
}
