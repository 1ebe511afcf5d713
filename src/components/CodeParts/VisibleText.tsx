import type { ReactNode } from 'react';
import { codePointName, hasInvisible, splitAtInvisible } from './invisible';
import { lineBreaks, withoutCrLf } from './lines';
import styles from './visibleText.module.css';

/** Maximum number of invisible characters with their own element, because malicious text can contain millions. */
const maxElements = 500;

/**
 * Shows code with the names of its invisible characters. Isolates each of these characters, so that it can't reorder
 * the other text. Starts a new line after a CR, U+2028, or U+2029, like a JavaScript engine.
 */
export function VisibleText({ children: text }: { readonly children: string }): ReactNode {
  if (!hasInvisible(text)) return text;
  let elements = 0;
  return splitAtInvisible(withoutCrLf(text)).map((part, index, parts) => {
    if (!hasInvisible(part)) return part;
    elements += 1;
    const name = codePointName(part);
    const end = parts[index + 1] && part.search(lineBreaks) === 0 ? '\n' : '';
    if (elements > maxElements) return `<${name}>${end}`;
    return (
      <span key={index} className={styles.control} data-name={name} title="Invisible character">
        {part}
        {end}
      </span>
    );
  });
}
