import type { ReactNode } from 'react';
import { codePointName, isControl, splitAtControls } from './invisible';
import styles from './visibleText.module.css';

/** Most control characters that get an element of their own: a hostile text can be made of nothing else. */
const maxElements = 500;

/** Text of a program, with its bidirectional control characters shown by their names and kept from reordering it. */
export function VisibleText({ children: text }: { readonly children: string }): ReactNode {
  const parts = splitAtControls(text);
  if (parts.length <= 1 && !isControl(text)) return text;
  let elements = 0;
  return parts.map((part, index) => {
    if (!isControl(part)) return part;
    elements += 1;
    const name = codePointName(part);
    // Beyond that, the name takes the character's place.
    if (elements > maxElements) return `<${name}>`;
    return (
      <span
        key={index}
        className={styles.control}
        data-name={name}
        title={`${name}: changes the order of the text`}
      >
        {part}
      </span>
    );
  });
}
