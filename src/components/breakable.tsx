import { Fragment, type ReactNode } from 'react';
import { namePieces } from '@reveal-docs/shared/breakNames';

/** Renders text in which long names can break before capital letters. */
export function breakable(text: string): ReactNode {
  const pieces = namePieces(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
