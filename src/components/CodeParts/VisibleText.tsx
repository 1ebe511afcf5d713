import type { ReactNode } from 'react';
import { codePointName, hasInvisible, splitAtInvisible } from './invisible';
import { lineBreaks, withoutCrLf } from './lines';
import styles from './visibleText.module.css';

/**
 * Maximum number of invisible characters that get an element of their own. Malicious text can contain millions of them.
 */
const maxElements = 500;

/**
 * Shows code, with the name of each invisible character in its place. Isolates these characters, so that they can't
 * reorder the other text. Starts a new line after a CR, U+2028, or U+2029, as JavaScript engines do.
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
