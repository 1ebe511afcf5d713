import type { ReactNode } from 'react';
import { Updated } from '@site/src/components/LazyPart/Updated';
import type { Span } from '@reveal-docs/runner/types/protocol';
import { NameForm } from './NameForm';
import { References } from './References';
import type { CommandTools } from './useCommands';
import type { LanguageState } from './useLanguage';
import styles from './styles.module.css';

interface Props {
  readonly helpId: string;
  readonly state: Pick<LanguageState, 'words' | 'isUpdated'>;
  readonly tools: CommandTools;
  readonly pageUrl: (path: string) => string;
  go(place: Span): void;
  focus(): void;
}

/** Content below the text: forms and results of commands, keyboard shortcuts, and messages. */
export function EditorFooter(props: Props): ReactNode {
  const { helpId, state, tools, pageUrl, go, focus } = props;
  const { references, renaming, notice, rename } = tools;
  const close = () => {
    tools.close();
    focus();
  };
  return (
    <>
      {references !== undefined && <References references={references} go={go} close={close} />}
      {renaming !== undefined && (
        <NameForm
          label={`New name for ${renaming.name}`}
          initial={renaming.name}
          action="Rename"
          submit={rename}
          close={close}
        />
      )}
      <div className={styles.footer}>
        <p id={helpId} className={styles.help}>
          To leave the editor, press Escape, then Tab.
        </p>
        <p role="status" className={styles.help}>
          {state.words}
        </p>
        <details className={styles.help}>
          <summary>Shortcuts</summary>
          Ctrl+Enter or ⌘+Enter runs the program. Ctrl+F or ⌘+F searches the code. Tab indents. F12,
          Ctrl+click, or ⌘+click goes to a definition. Shift+F12 lists references. F2 renames. F8
          goes to the next problem, and Ctrl+Shift+M or ⌘+Shift+M lists all problems. Shift+Alt+F
          formats the file.
        </details>
      </div>
      {state.isUpdated && <Updated />}
      <p role="status" className={styles.help}>
        {notice?.link === undefined ? (
          notice?.words
        ) : (
          <a href={pageUrl(notice.link)} target="_blank" rel="noopener noreferrer">
            {notice.words}
          </a>
        )}
      </p>
    </>
  );
}
