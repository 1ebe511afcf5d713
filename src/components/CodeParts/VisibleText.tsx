import type { ReactNode } from 'react';
import { codePointName, hasInvisible, splitAtInvisible } from './invisible';
import { lineBreaks, withoutCrLf } from './lines';
import styles from './visibleText.module.css';

/** Maximum number of characters that get their own element. Malicious text can consist entirely of such characters. */
const maxElements = 500;

/**
 * Shows the text of a program with the names of its invisible characters. Isolates each one, so
 * that it can't reorder the other text. Text after a CR, U+2028 or U+2029 starts a new line, as it
 * does when the program runs.
 */
export function VisibleText({ children: text }: { readonly children: string }): ReactNode {
  if (!hasInvisible(text)) return text;
  let elements = 0;
  return splitAtInvisible(withoutCrLf(text)).map((part, index, parts) => {
    if (!hasInvisible(part)) return part;
    elements += 1;
    const name = codePointName(part);
    const end = parts[index + 1] && part.search(lineBreaks) === 0 ? '\n' : '';
    // Beyond the maximum, the name replaces the character.
    if (elements > maxElements) return `<${name}>${end}`;
    return (
      <span key={index} className={styles.control} data-name={name} title="Invisible character">
        {part}
        {end}
      </span>
    );
  });
}
