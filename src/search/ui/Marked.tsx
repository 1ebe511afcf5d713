import type { ReactNode } from 'react';
import type { MarkedText } from '../protocol';

interface Props {
  readonly text: MarkedText | undefined;
}

/** A text of a hit with its matches marked. The client has escaped everything but `<mark>`. */
export function Marked({ text }: Props): ReactNode {
  return text === undefined ? null : <span dangerouslySetInnerHTML={{ __html: text.value }} />;
}
