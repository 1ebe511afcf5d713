import type { ReactNode } from 'react';
import { TextButton } from '../Example/buttons';
import type { Place } from '../Example/editor/FileEditor';
import { addressOf } from './choices';
import type { Draft } from './drafts/draft';
import { ForeignNotice } from './ForeignNotice';
import type { Playground } from './usePlayground';
import styles from './page.module.css';

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  start(): void;
  goTo(place: Place): void;
}

/** Shows notices about the program: how it was opened, whether it's saved, and who wrote it. */
export function Notices({ playground, draft, start, goTo: goToLine }: Props): ReactNode {
  const { notes, isDraft, own, reset, goTo, opened } = playground;
  const offered = isDraft ? undefined : opened?.offered;
  return (
    <div className={styles.notices}>
      {notes.map((note) => (
        <p key={note} className={styles.note} role="alert">
          {note}
        </p>
      ))}
      {offered !== undefined && (
        <TextButton onClick={() => goTo(`?draft=${offered.id}`)}>
          Open “{offered.name}” anyway
        </TextButton>
      )}
      {draft.foreign && (
        <ForeignNotice
          files={draft.files}
          isDraft={isDraft}
          run={start}
          own={own}
          discard={() => (isDraft ? reset() : goTo(addressOf(draft.start, draft.folder)))}
          goTo={goToLine}
        />
      )}
    </div>
  );
}
