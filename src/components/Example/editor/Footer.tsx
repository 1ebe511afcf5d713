import type { ReactNode } from 'react';
import type { Notice } from './useCommands';
import styles from './styles.module.css';

interface Props {
  readonly helpId: string;
  /** State of the help while typing. */
  readonly words: string;
  readonly notice: Notice | undefined;
  readonly pageUrl: (path: string) => string;
}

/** Below the editor: its keys, and what there is to say. */
export function Footer({ helpId, words, notice, pageUrl }: Props): ReactNode {
  return (
    <div className={styles.footer}>
      <p id={helpId} className={styles.help}>
        Tab indents; press Escape, then Tab to leave the editor. Ctrl+Enter or ⌘+Enter runs the
        program, Ctrl+F or ⌘+F searches in it. F12, Ctrl+click or ⌘+click goes to where a name is
        declared, Shift+F12 lists its uses, F2 renames it. F8 goes to the next problem, Ctrl+Shift+M
        or ⌘+Shift+M lists them. Shift+Alt+F formats the file.
      </p>
      <p role="status" className={styles.help}>
        {words}
      </p>
      <p role="status" className={styles.help}>
        {notice?.link === undefined ? (
          notice?.words
        ) : (
          <a href={pageUrl(notice.link)} target="_blank" rel="noopener noreferrer">
            {notice.words}
          </a>
        )}
      </p>
    </div>
  );
}
