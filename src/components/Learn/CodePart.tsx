import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import type { EditorHandle } from '../Example/editor/contract';
import Editor from '../Example/editor/Editor';
import type { Place } from '../Example/editor/FileEditor';
import type { Problems } from '../Example/editor/limitTime';
import { hasErrors, listProblems, problemOf } from '../Playground/problems';
import { Report } from '../Playground/Report';
import type { Lesson } from './useLesson';
import styles from './lesson.module.css';

interface Props {
  readonly folder: string;
  readonly state: Lesson;
  readonly place: Place | undefined;
  readonly types: Problems;
  setTypes(types: Problems): void;
  goTo(place: Place): void;
  run(): void;
}

/** The playground's editor for the reader's file and the read-only `project.ts`, with the output below it. */
export function CodePart(props: Props): ReactNode {
  const { folder, state, place, types, setTypes, goTo, run } = props;
  const { view, files, given, isBuilt } = state;
  const editor = useRef<EditorHandle>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const problems = listProblems(types, view.run.state);
  const isShown = isOpen ?? hasErrors(problems);
  return (
    <>
      <div className={styles.editor}>
        <Editor
          ref={editor}
          folder={folder}
          files={files}
          given={given.filter(({ file }) => file === projectFile)}
          problem={state.shown === 'solution' ? undefined : problemOf(view.run.state)}
          place={place}
          eager
          fills
          actions={
            <button type="button" onClick={state.reset} disabled={isBuilt}>
              Reset
            </button>
          }
          onProblems={setTypes}
          onChange={state.edit}
          onRun={run}
        />
      </div>
      <div className={clsx(styles.report, isShown && styles.reportOpen)}>
        <Report
          label={undefined}
          problems={problems}
          entries={view.log.entries}
          isOpen={isShown}
          open={() => setOpen(true)}
          close={() => setOpen(false)}
          goTo={goTo}
          fix={({ fixable }) => {
            if (fixable !== undefined) void editor.current?.applyFix(fixable);
          }}
        />
      </div>
    </>
  );
}
