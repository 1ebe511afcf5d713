import { useState, type ReactNode } from 'react';
import { labelOf } from '@site/src/builds/programs';
import { WorkbenchHeader } from './WorkbenchHeader';
import { CodePane } from './CodePane';
import type { Place } from '../Example/editor/FileEditor';
import type { Draft } from './drafts/draft';
import { Notices } from './Notices';
import { hasOwnEntries } from '../Example/logEntries';
import { hasErrors, listProblems } from './problems';
import { Report } from './Report';
import { toLinkName } from './start/linked';
import { Workspace, type Part } from './Split';
import { ActionResult } from './ActionResult';
import { useSaveKey } from './useSaveKey';
import { useWorkbench } from './useWorkbench';
import type { Playground } from './usePlayground';
import { useStrip } from './useStrip';
import { ViewPanes } from './ViewPanes';
import styles from './page.module.css';

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  /** Folder name of the version to compare with the draft's version. Undefined if no version is compared. */
  readonly beside: string | undefined;
  setBeside(folder: string | undefined): void;
}

/** Workspace for one open program: the toolbar, notices, the editor, the views, and the output. */
export function Workbench({ playground, draft, beside, setBeside }: Props): ReactNode {
  useSaveKey();
  const workbench = useWorkbench(playground, draft, beside);
  const { views, tools } = workbench;
  const { first, second } = views;
  const problems = listProblems(workbench.problems, first.run.state);
  const besideProblems = listProblems(workbench.besideProblems, second.run.state);
  const strip = useStrip(
    hasErrors(problems) ||
      hasOwnEntries(first.log.entries) ||
      (beside !== undefined && (hasErrors(besideProblems) || hasOwnEntries(second.log.entries))),
  );
  const { isOpen, open, close } = strip;
  const [part, setPart] = useState<Part>('code');
  const goTo = (place: Place) => {
    setPart('code');
    workbench.goTo(place);
  };
  const start = () => {
    setPart('view');
    workbench.start();
  };
  return (
    <div
      className={styles.body}
      data-example={toLinkName(draft.start)}
      data-state={first.run.state.type}
    >
      <WorkbenchHeader {...{ playground, draft, beside, workbench, problems, setBeside, start }} />
      <Notices {...{ playground, draft, start, goTo }} />
      <Workspace
        strip={strip}
        part={part}
        show={setPart}
        editor={<CodePane {...{ playground, draft, workbench, start }} />}
        views={<ViewPanes {...{ playground, draft, beside, workbench, start, goTo }} />}
        report={
          <div className={styles.reports}>
            <Report
              label={beside === undefined ? undefined : labelOf(draft.folder)}
              problems={problems}
              entries={first.log.entries}
              {...{ isOpen, open, close }}
              goTo={goTo}
              fix={({ fixable }) => {
                if (fixable !== undefined) void tools.editor.current?.applyFix(fixable);
              }}
            />
            {beside !== undefined && (
              <Report
                label={labelOf(beside)}
                problems={besideProblems}
                entries={second.log.entries}
                {...{ isOpen, open, close }}
                goTo={goTo}
                fix={undefined}
              />
            )}
          </div>
        }
      />
      <ActionResult words={tools.said} close={() => tools.say('')} />
    </div>
  );
}
