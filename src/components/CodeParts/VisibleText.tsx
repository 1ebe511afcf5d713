import type { ReactNode } from 'react';
import { codePointName, isControl, splitAtControls } from './invisible';
import styles from './visibleText.module.css';

/**
 * Maximum number of control characters with their own elements. A malicious text can contain many.
 */
const maxElements = 500;

/**
 * Shows code with names for bidirectional control characters, and prevents these from reordering
 * it.
 */
export function VisibleText({ children: text }: { readonly children: string }): ReactNode {
  const parts = splitAtControls(text);
  if (parts.length <= 1 && !isControl(text)) return text;
  let elements = 0;
  return parts.map((part, index) => {
    if (!isControl(part)) return part;
    elements += 1;
    const name = codePointName(part);
    // Beyond the limit, replace the character with its name.
    if (elements > maxElements) return `<${name}>`;
    return (
      <span
        key={index}
        className={styles.control}
        data-name={name}
        title={`${name}: reorders the displayed text`}
      >
        {part}
      </span>
    );
  });
}
