import { useState, type ReactNode } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import { programsManifest } from '@site/src/builds/programs';
import { prefersReducedData } from '@reveal-docs/runner/host/support';
import type { CodeKind } from './codeKind';
import { addressOf, newerThan, olderThan, startOptions, versionOptions } from './choices';
import { moveToVersion, type Draft } from './drafts/draft';
import { Panels } from './Panels';
import type { ShownProblem } from './problems';
import { Toolbar, type PanelName } from './Toolbar';
import type { Workbench } from './useWorkbench';
import type { Playground } from './usePlayground';

const versions = versionOptions(programsManifest);

/** Why auto-run is unavailable, for the reader; undefined if it is available. */
function noAutoRun(kind: CodeKind): string | undefined {
  if (kind === 'foreign') return 'Auto-run is off for code from others';
  return prefersReducedData() ? 'Auto-run is off, to save data' : undefined;
}

export interface WorkbenchHeaderProps {
  readonly playground: Playground;
  readonly draft: Draft;
  /** Folder of the version to compare with, if any. */
  readonly beside: string | undefined;
  readonly workbench: Workbench;
  readonly problems: readonly ShownProblem[] | undefined;
  setBeside(folder: string | undefined): void;
}

/**
 * Switches to another version. An unchanged example is opened as that version has it; other code
 * stays as it is. Returns whether this starts an upgrade.
 */
function moveTo(
  { playground, draft, beside, setBeside }: WorkbenchHeaderProps,
  next: string,
): boolean {
  const { kind, isDraft, goTo, change } = playground;
  const { folder, start } = draft;
  if (next === beside) setBeside(folder);
  const isThere = start.type !== 'example' || programsManifest[next]?.examples[start.name];
  if (kind === 'built' && !isDraft && isThere) {
    goTo(addressOf(start, next));
    return false;
  }
  // The code was written for the current version, so the editor explains what changed since.
  const isUpgrade = newerThan(programsManifest, folder).includes(next);
  change((now) => moveToVersion(now, next, isUpgrade ? (now.upgradeFrom ?? folder) : undefined));
  return isUpgrade;
}

/** The toolbar with the open panel below it. */
export function WorkbenchHeader(props: WorkbenchHeaderProps): ReactNode {
  const { playground, draft, beside, workbench, problems, setBeside } = props;
  const { kind, goTo, reset, original } = playground;
  const { folder, start } = draft;
  const { tools, views } = workbench;
  const [panel, setPanel] = useState<PanelName>();
  /** The camera when the panel was opened. Links include it. */
  const [camera, setCamera] = useState<Camera>();

  return (
    <>
      <Toolbar
        name={draft.name}
        starts={startOptions(programsManifest, draft)}
        start={addressOf(start, folder)}
        versions={versions}
        folder={folder}
        beside={beside ?? ''}
        canUpgrade={
          newerThan(programsManifest, folder).length + olderThan(programsManifest, folder).length >
          0
        }
        isChanged={kind !== 'built' && original !== undefined}
        autoRun={workbench.autoRun}
        noAutoRun={noAutoRun(kind)}
        panel={panel}
        said={tools.said}
        open={(name) => {
          setCamera(views.first.run.camera());
          setPanel(panel === name ? undefined : name);
        }}
        onStart={goTo}
        onVersion={(next) => {
          if (moveTo(props, next)) setPanel('upgrade');
        }}
        onCompare={(next) => setBeside(next === '' ? undefined : next)}
        onAutoRun={workbench.setAutoRun}
        run={workbench.start}
        stop={workbench.stop}
        format={tools.format}
        insert={tools.insert}
        screenshot={tools.screenshot}
        reset={reset}
      />
      {panel !== undefined && (
        <Panels
          panel={panel}
          playground={playground}
          draft={draft}
          problems={problems}
          camera={camera}
          openDownload={() => setPanel('download')}
          fixAll={async () => (await tools.editor.current?.fixAll()) ?? 0}
        />
      )}
    </>
  );
}
