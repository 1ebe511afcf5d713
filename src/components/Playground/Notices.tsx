import type { ReactNode } from 'react';
import { TextButton } from '../Example/buttons';
import { CodeNotice } from '../Example/CodeNotice';
import type { Code } from '../Example/edits';
import { useBrowserFact } from '../Example/useBrowserFact';
import { addressOf } from './choices';
import type { Draft } from './drafts/draft';
import type { Bench } from './useBench';
import type { Playground } from './usePlayground';
import styles from './page.module.css';

const isFramed = () => window.top !== window.self;

/** Converts a draft to the `Code` that the notice about foreign code takes. */
function codeOf({ files, foreign }: Draft, isDraft: boolean): Code {
  const names = files.map(({ file }) => file);
  return {
    files,
    from: isDraft ? 'kept' : 'link',
    changed: names,
    foreign: foreign ? names : [],
    isOutdated: false,
  };
}

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  readonly bench: Bench;
}

/** Notices about how the program was opened, whether it is saved, and who wrote it. */
export function Notices({ playground, draft, bench }: Props): ReactNode {
  const { notes, isDraft, own, reset, goTo, opened } = playground;
  const offered = isDraft ? undefined : opened?.offered;
  const framed = useBrowserFact(isFramed);
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
        <CodeNotice
          code={codeOf(draft, isDraft)}
          runsForeign={false}
          problem={undefined}
          isUpdated={false}
          mayOwn={framed === false}
          hidesKept={false}
          run={bench.start}
          own={own}
          discard={() => (isDraft ? reset() : goTo(addressOf(draft.start, draft.folder)))}
          stop={bench.stop}
          goTo={bench.goTo}
        />
      )}
    </div>
  );
}
