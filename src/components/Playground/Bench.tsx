import { useState, type ReactNode } from 'react';
import { CodeNotice } from '../Example/CodeNotice';
import { wantsLittleData } from '@site/src/frame/host/support';
import type { Code, CodeKind } from '../Example/edits';
import { useBrowserFact } from '../Example/useBrowserFact';
import { programsManifest } from '@site/src/frame/program/programs';
import type { Camera } from '@site/src/frame/messages';
import { addressOf, newerThan, olderThan, startOptions, versionOptions } from './choices';
import { CodePane } from './CodePane';
import type { Draft } from './drafts/draft';
import { Panels } from './Panels';
import { listProblems } from './problems';
import { Report } from './Report';
import { Workspace } from './Split';
import { Toolbar, type PanelName } from './Toolbar';
import { useBench } from './useBench';
import type { Playground } from './usePlayground';
import { ViewPanes } from './ViewPanes';
import styles from './page.module.css';

const isFramed = () => window.top !== window.self;
const versions = versionOptions(programsManifest);
const labelOf = (folder: string) => programsManifest[folder]?.label ?? folder;

/** The draft as the notice about foreign code knows code. */
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

/** Why a program does not run by itself, in words. */
function noAutoRun(kind: CodeKind): string | undefined {
  if (kind === 'foreign') return 'Code of somebody else runs on Run only';
  return wantsLittleData() ? 'Types are not loaded, to save data' : undefined;
}

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  /** Folder of the version beside it; undefined without one. */
  readonly beside: string | undefined;
  setBeside(folder: string | undefined): void;
}

/** One open program with everything around it. */
export function Bench({ playground, draft, beside, setBeside }: Props): ReactNode {
  const { kind, notes, isDraft, change, goTo, own, reset } = playground;
  const { folder, start } = draft;
  const bench = useBench(playground, draft, beside);
  const { views, problems } = bench;
  const framed = useBrowserFact(isFramed);
  const [panel, setPanel] = useState<PanelName>();
  /** Where the camera was when a panel was opened: a link has it as it was then. */
  const [camera, setCamera] = useState<Camera>();
  const shown = listProblems(problems, views.first.run.state);
  const open = (name: PanelName) => {
    setCamera(views.first.run.camera());
    setPanel(panel === name ? undefined : name);
  };

  function moveTo(next: string): void {
    if (next === beside) setBeside(folder);
    const isThere = start.type === 'example' && programsManifest[next]?.examples[start.name];
    if (kind === 'built' && !isDraft && (isThere || start.type !== 'example')) {
      goTo(addressOf(start, next));
      return;
    }
    // Written for the version that it leaves: what an upgrade changes is explained.
    const isUpgrade = newerThan(programsManifest, folder).includes(next);
    change(({ upgradeFrom, ...now }) => ({
      ...now,
      folder: next,
      ...(isUpgrade ? { upgradeFrom: upgradeFrom ?? folder } : {}),
    }));
    if (isUpgrade) setPanel('upgrade');
  }

  return (
    <div className={styles.body}>
      <Toolbar
        name={draft.name}
        starts={startOptions(programsManifest, draft)}
        start={addressOf(start, folder)}
        versions={versions}
        folder={folder}
        beside={beside ?? ''}
        canUpgrade={
          newerThan(programsManifest, folder).length > 0 ||
          olderThan(programsManifest, folder).length > 0
        }
        isChanged={kind !== 'built' && playground.original !== undefined}
        autoRun={bench.autoRun}
        noAutoRun={noAutoRun(kind)}
        panel={panel}
        said={bench.said}
        open={open}
        onStart={goTo}
        onVersion={moveTo}
        onCompare={(next) => setBeside(next === '' ? undefined : next)}
        onAutoRun={bench.setAutoRun}
        run={bench.start}
        stop={bench.stop}
        format={bench.format}
        insert={bench.insert}
        screenshot={bench.screenshot}
        reset={reset}
      />
      {panel !== undefined && (
        <Panels
          panel={panel}
          playground={playground}
          draft={draft}
          problems={shown}
          camera={camera}
          openDownload={() => setPanel('download')}
          fixAll={async () => (await bench.editor.current?.fixAll()) ?? 0}
        />
      )}
      <div className={styles.notices}>
        {notes.map((note) => (
          <p key={note} className={styles.note} role="alert">
            {note}
          </p>
        ))}
        {draft.foreign && (
          <CodeNotice
            code={codeOf(draft, isDraft)}
            runsForeign={false}
            problem={undefined}
            mayOwn={framed === false}
            hidesKept={false}
            run={bench.start}
            own={own}
            discard={() => (isDraft ? reset() : goTo(addressOf(start, folder)))}
            stop={bench.stop}
            goTo={bench.goTo}
          />
        )}
      </div>
      <Workspace
        editor={<CodePane playground={playground} draft={draft} bench={bench} />}
        views={<ViewPanes playground={playground} draft={draft} beside={beside} bench={bench} />}
        report={
          <div className={styles.reports}>
            <Report
              label={beside === undefined ? undefined : labelOf(folder)}
              problems={shown}
              entries={views.first.log.entries}
              goTo={bench.goTo}
              fix={({ fixable }) => {
                if (fixable !== undefined) void bench.editor.current?.applyFix(fixable);
              }}
            />
            {beside !== undefined && (
              <Report
                label={labelOf(beside)}
                problems={listProblems(bench.besideProblems, views.second.run.state)}
                entries={views.second.log.entries}
                goTo={bench.goTo}
                fix={undefined}
              />
            )}
          </div>
        }
      />
    </div>
  );
}
