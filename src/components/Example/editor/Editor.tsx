import { useId, useMemo, useState, type ReactNode } from 'react';
import { Updated } from '@site/src/components/LazyPart/Updated';
import type { SourceFile } from '@site/src/frame/program/compile';
import { FileEditor, type Place, type Problem } from './FileEditor';
import { Tabs } from './Tabs';
import { useTypeHelp } from './useTypeHelp';
import styles from './styles.module.css';

export interface EditorProps {
  /** Folder of the version whose types help. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  /** What these import and the reader does not see. */
  readonly behind?: readonly SourceFile[];
  readonly problem: Problem | undefined;
  readonly place: Place | undefined;
  onChange(file: string, source: string): void;
  onRun(): void;
}

const none: readonly SourceFile[] = [];

/** The program's files in editors, one per tab. Imported when a reader wants to edit. */
export default function Editor({
  folder,
  files,
  behind = none,
  problem,
  place,
  onChange,
  onRun,
}: EditorProps): ReactNode {
  const id = useId();
  const names = files.map(({ file }) => file).join('\n');
  const known = useMemo(() => [...files, ...behind], [files, behind]);
  const help = useTypeHelp(folder, known);
  const helpOf = help.of;
  const extensions = useMemo(
    () => new Map(names.split('\n').map((file) => [file, helpOf?.(file)])),
    [helpOf, names],
  );
  const [chosen, setChosen] = useState({ file: place?.file ?? files[0]?.file, place });
  // A new place to go to is in its file, whichever tab was open.
  const active = chosen.place === place ? chosen.file : (place?.file ?? chosen.file);
  const choose = (file: string | undefined) => setChosen({ file, place });

  return (
    <div className={styles.editor}>
      <Tabs id={id} files={files} active={active} choose={choose} />
      {files.map((source) => (
        <div
          key={source.file}
          role="tabpanel"
          id={`${id}-panel-${source.file}`}
          aria-labelledby={`${id}-tab-${source.file}`}
          hidden={source.file !== active}
          className={styles.panel}
        >
          <FileEditor
            source={source}
            helpId={`${id}-help`}
            problem={problem}
            place={place}
            hidden={source.file !== active}
            help={extensions.get(source.file)}
            onFocus={help.onFocus}
            onChange={onChange}
            onRun={onRun}
          />
        </div>
      ))}
      <p id={`${id}-help`} className={styles.help}>
        Tab indents; press Escape, then Tab to leave the editor. Ctrl+Enter or ⌘+Enter runs the
        program, Ctrl+F or ⌘+F searches in it.
      </p>
      <p role="status" className={styles.help}>
        {help.words}
      </p>
      {help.isUpdated && <Updated />}
    </div>
  );
}
