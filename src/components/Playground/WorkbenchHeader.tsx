import { useState, type ReactNode } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import { programsManifest } from '@site/src/builds/programs';
import { prefersReducedData } from '@reveal-docs/shared/device';
import { saveFile } from '../Example/saveFile';
import { isLive } from '../Example/useRun';
import type { CodeKind } from './codeKind';
import { addressOf, newerThan, olderThan, versionOptions } from './choices';
import { moveToVersion, type Draft } from './drafts/draft';
import { exportDrafts, importDrafts } from './drafts/exchange';
import { Panels } from './Panels';
import type { ShownProblem } from './problems';
import { Toolbar } from './Toolbar';
import type { PanelName } from './toolbarMenus';
import type { Workbench } from './useWorkbench';
import type { Playground } from './usePlayground';

const versions = versionOptions(programsManifest);

/** Returns a message for the reader if auto-run is unavailable. Otherwise, returns undefined. */
function noAutoRun(kind: CodeKind): string | undefined {
  if (kind === 'foreign') return 'Off for code from others';
  return prefersReducedData() ? 'Off, to save data' : undefined;
}

export interface WorkbenchHeaderProps {
  readonly playground: Playground;
  readonly draft: Draft;
  readonly beside: string | undefined;
  readonly workbench: Workbench;
  readonly problems: readonly ShownProblem[] | undefined;
  setBeside(folder: string | undefined): void;
  start(): void;
}

/**
 * Switches to another version. If the current program is unchanged and also exists in the other version, opens that
 * version's program. Otherwise, keeps the code. Returns whether this starts an upgrade.
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
  // When the code moves to a newer version, the editor explains the changes since the version for which the code was
  // written.
  const isUpgrade = newerThan(programsManifest, folder).includes(next);
  change((now) => moveToVersion(now, next, isUpgrade ? (now.upgradeFrom ?? folder) : undefined));
  return isUpgrade;
}

function exportAll(drafts: readonly Draft[]): void {
  const { file, name } = exportDrafts(drafts);
  saveFile(file, name);
}

interface OpenPanel {
  readonly name: PanelName;
  readonly opener: HTMLElement;
  /** Camera when the reader opened the panel. Links contain this camera. */
  readonly camera: Camera | undefined;
}

/** The toolbar and the open panel. */
export function WorkbenchHeader(props: WorkbenchHeaderProps): ReactNode {
  const { playground, draft, beside, workbench, problems, setBeside, start } = props;
  const { kind, isDraft, drafts, reset, original } = playground;
  const { folder } = draft;
  const { tools, views } = workbench;
  const [panel, setPanel] = useState<OpenPanel>();
  const open = (name: PanelName) => {
    // The menu has already returned focus to its button, so the button is the active element.
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    setPanel({ name, opener: activeElement, camera: views.first.run.camera() });
  };

  return (
    <>
      <Toolbar
        name={draft.name}
        isSaved={isDraft ? drafts.keeps === 'yes' : undefined}
        versions={versions}
        folder={folder}
        beside={beside ?? ''}
        draftCount={drafts.drafts.length}
        canUpgrade={
          newerThan(programsManifest, folder).length + olderThan(programsManifest, folder).length >
          0
        }
        isChanged={kind !== 'built' && original !== undefined}
        isLive={isLive(views.first.run.state)}
        canStop={isLive(views.first.run.state) && !workbench.isEdited}
        autoRun={workbench.autoRun}
        noAutoRun={noAutoRun(kind)}
        open={open}
        onVersion={(next) => {
          if (moveTo(props, next)) open('upgrade');
        }}
        onCompare={(next) => setBeside(next === '' ? undefined : next)}
        onAutoRun={workbench.setAutoRun}
        run={start}
        restart={start}
        stop={workbench.stop}
        screenshot={tools.screenshot}
        reset={reset}
        exportAll={() => exportAll(drafts.drafts)}
        onImport={(files) => tools.report(importDrafts(files, drafts.create))}
      />
      {panel !== undefined && (
        <Panels
          panel={panel.name}
          opener={panel.opener}
          camera={panel.camera}
          playground={playground}
          draft={draft}
          problems={problems}
          openDownload={() => setPanel({ ...panel, name: 'download' })}
          exportAll={exportAll}
          close={() => setPanel(undefined)}
          fixAll={async () => (await tools.editor.current?.fixAll()) ?? 0}
        />
      )}
    </>
  );
}
