import type { ReactNode } from 'react';
import { Updated } from '@site/src/components/LazyPart/Updated';
import type { Span } from '@site/src/frame/types/protocol';
import { NameForm } from './NameForm';
import { References } from './References';
import type { CommandTools } from './useCommands';
import type { LanguageState } from './useLanguage';
import styles from './styles.module.css';

interface Props {
  readonly helpId: string;
  /** State of the help while typing. */
  readonly state: Pick<LanguageState, 'words' | 'isUpdated'>;
  readonly tools: CommandTools;
  readonly pageUrl: (path: string) => string;
  go(place: Span): void;
  /** Gives the text the keyboard. */
  focus(): void;
}

/** Below the text: what a command asks or found, the keys, and what there is to say. */
export function Below(props: Props): ReactNode {
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
          label={`New name of ${renaming.name}`}
          initial={renaming.name}
          action="Rename"
          submit={rename}
          close={close}
        />
      )}
      <p id={helpId} className={styles.help}>
        Tab indents; press Escape, then Tab to leave the editor. Ctrl+Enter or ⌘+Enter runs the
        program, Ctrl+F or ⌘+F searches in it.
      </p>
      <details className={styles.help}>
        <summary>More keys</summary>
        F12, Ctrl+click or ⌘+click goes to where a name is declared, Shift+F12 lists its uses, F2
        renames it. F8 goes to the next problem, Ctrl+Shift+M or ⌘+Shift+M lists them. Shift+Alt+F
        formats the file.
      </details>
      <p role="status" className={styles.help}>
        {state.words}
      </p>
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
