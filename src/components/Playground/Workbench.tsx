import type { ReactNode } from 'react';
import { programsManifest } from '@site/src/builds/programs';
import { WorkbenchHeader } from './WorkbenchHeader';
import { CodePane } from './CodePane';
import type { Draft } from './drafts/draft';
import { Notices } from './Notices';
import { listProblems } from './problems';
import { Report } from './Report';
import { toLinkName } from './start/linked';
import { Workspace } from './Split';
import { useWorkbench } from './useWorkbench';
import type { Playground } from './usePlayground';
import { ViewPanes } from './ViewPanes';
import styles from './page.module.css';

const labelOf = (folder: string) => programsManifest[folder]?.label ?? folder;

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  /** Folder of the version to compare with, if any. */
  readonly beside: string | undefined;
  setBeside(folder: string | undefined): void;
}

/** The workspace for one open program: toolbar, notices, editor, views and output. */
export function Workbench({ playground, draft, beside, setBeside }: Props): ReactNode {
  const workbench = useWorkbench(playground, draft, beside);
  const { views, tools, goTo } = workbench;
  const { first, second } = views;
  const problems = listProblems(workbench.problems, first.run.state);
  return (
    <div
      className={styles.body}
      data-example={toLinkName(draft.start)}
      data-state={first.run.state.type}
    >
      <WorkbenchHeader {...{ playground, draft, beside, workbench, problems, setBeside }} />
      <Notices {...{ playground, draft, workbench }} />
      <Workspace
        editor={<CodePane {...{ playground, draft, workbench }} />}
        views={<ViewPanes {...{ playground, draft, beside, workbench }} />}
        report={
          <div className={styles.reports}>
            <Report
              label={beside === undefined ? undefined : labelOf(draft.folder)}
              problems={problems}
              entries={first.log.entries}
              goTo={goTo}
              fix={({ fixable }) => {
                if (fixable !== undefined) void tools.editor.current?.applyFix(fixable);
              }}
            />
            {beside !== undefined && (
              <Report
                label={labelOf(beside)}
                problems={listProblems(workbench.besideProblems, second.run.state)}
                entries={second.log.entries}
                goTo={goTo}
                fix={undefined}
              />
            )}
          </div>
        }
      />
    </div>
  );
}
