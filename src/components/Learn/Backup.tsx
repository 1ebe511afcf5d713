import { useState, type ReactNode } from 'react';
import { importDrafts } from '../Playground/drafts/exchange';
import { useDrafts } from '../Playground/drafts/useDrafts';
import { pickFiles } from '../Playground/pickFiles';
import { readExported } from './progress';
import { saveBackup } from './saveBackup';
import type { StoredProgress } from './useProgress';
import styles from './learn.module.css';

function mergeInto({ merge }: StoredProgress, value: unknown): string {
  const lessons = readExported(value);
  if (lessons === undefined) return 'The progress in the file can’t be read.';
  merge(lessons);
  const count = Object.keys(lessons).length;
  return `Your progress in ${count} ${count === 1 ? 'lesson' : 'lessons'} was imported.`;
}

/** Buttons that export and import the reader's progress and drafts. Browser only. */
export default function Backup({ stored }: { readonly stored: StoredProgress }): ReactNode {
  const { drafts, create } = useDrafts();
  const [said, setSaid] = useState('');
  const hasData = drafts.length > 0 || Object.keys(stored.progress).length > 0;
  async function importFiles(files: readonly File[]): Promise<void> {
    setSaid('Importing…');
    setSaid(await importDrafts(files, create, (lessons) => mergeInto(stored, lessons)));
  }
  return (
    <section aria-labelledby="backup">
      <h2 id="backup">Keep your progress</h2>
      <p className={styles.intro}>
        Export your progress and your drafts to a file, and import the file in another browser. Code
        from a file becomes a draft in the playground.
      </p>
      <p className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          disabled={!hasData}
          onClick={() => saveBackup(drafts, stored.progress)}
        >
          Export
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => pickFiles((files) => void importFiles(files))}
        >
          Import
        </button>
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
