import { useMemo, type ReactNode } from 'react';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { lazyPart } from '@site/src/components/LazyPart';
import type { Draft } from './drafts/draft';
import { CodeActions } from './CodeActions';
import { problemOf } from './problems';
import type { Workbench } from './useWorkbench';
import type { Playground } from './usePlayground';
import styles from './page.module.css';

const Editor = lazyPart(() => import('../Example/editor/Editor'), {
  waiting: <p className={styles.waiting}>Loading the editor</p>,
  name: 'The editor',
});

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  readonly workbench: Workbench;
  start(): void;
}

/** Editor with the program's files and the read-only `project.ts`. */
export function CodePane({ playground, draft, workbench, start }: Props): ReactNode {
  const { given, fileActions } = playground;
  const { folder, files, upgradeFrom } = draft;
  const { tools, views, place, setProblems, edit, mayCheck } = workbench;
  const { editor } = tools;
  const { state } = views.first.run;
  const shown = useMemo(() => given.filter(({ file }) => file === projectFile), [given]);
  const behind = useMemo(() => given.filter(({ file }) => file !== projectFile), [given]);
  return (
    <div className={styles.editor}>
      <Editor
        ref={editor}
        folder={folder}
        files={files}
        given={shown}
        behind={behind}
        problem={problemOf(state)}
        place={place}
        fileActions={fileActions}
        eager
        holdsCheck={!mayCheck}
        fills
        actions={<CodeActions format={tools.format} insert={tools.insert} />}
        {...(upgradeFrom === undefined ? {} : { upgradeFrom })}
        onProblems={setProblems}
        onChange={edit}
        onRun={start}
      />
    </div>
  );
}
