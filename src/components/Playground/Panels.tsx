import { useMemo, type ReactNode } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import { programsManifest } from '@site/src/builds/programs';
import type { Camera } from '@reveal-docs/runner/messages';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { Popover } from '../Menu/Popover';
import { moveToVersion, renameDraft, type Draft } from './drafts/draft';
import { importDrafts } from './drafts/exchange';
import { toLinkName } from './start/linked';
import type { ShownProblem } from './problems';
import type { PanelName } from './toolbarMenus';
import type { Playground } from './usePlayground';
import styles from './page.module.css';

const part = { waiting: <p>Loading</p>, name: 'This panel' };
const NewPanel = lazyPart(() => import(/* webpackChunkName: "panels" */ './NewPanel'), part);
const RenamePanel = lazyPart(() => import(/* webpackChunkName: "panels" */ './RenamePanel'), part);
const UpgradePanel = lazyPart(
  () => import(/* webpackChunkName: "panels" */ './UpgradePanel'),
  part,
);
const DraftMenu = lazyPart(() => import('./drafts/DraftMenu'), part);
const SharePanel = lazyPart(() => import('../Example/SharePanel'), part);
const DownloadPanel = lazyPart(() => import('../Example/DownloadPanel'), part);
const EmbedDraft = lazyPart(() => import(/* webpackChunkName: "panels" */ './EmbedDraft'), part);

function filesByName(files: readonly SourceFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ file, source }) => [file, source]));
}

const labels = Object.fromEntries(
  Object.entries(programsManifest).map(([folder, { label }]) => [folder, label]),
);

interface Props {
  readonly panel: PanelName;
  readonly playground: Playground;
  readonly draft: Draft;
  readonly problems: readonly ShownProblem[] | undefined;
  readonly camera: Camera | undefined;
  readonly opener: HTMLElement;
  openDownload(): void;
  exportAll(drafts: readonly Draft[]): void;
  close(): void;
  fixAll(): Promise<number>;
}

function New({ playground, draft, close }: Props): ReactNode {
  return (
    <NewPanel
      folder={draft.folder}
      goTo={(address) => {
        close();
        playground.goTo(address);
      }}
    />
  );
}

function Rename({ playground, draft, opener, close }: Props): ReactNode {
  return (
    <RenamePanel
      name={draft.name}
      rename={(name) => {
        playground.change((now) => renameDraft(now, name));
        close();
        opener.focus();
      }}
    />
  );
}

function Drafts({ playground, draft, exportAll }: Props): ReactNode {
  const { drafts, isDraft, goTo } = playground;
  return (
    <DraftMenu
      drafts={drafts.drafts}
      current={isDraft ? draft.id : undefined}
      keeps={drafts.keeps}
      labels={labels}
      onOpen={(id) => goTo(`?draft=${id}`)}
      onRename={drafts.rename}
      onRemove={drafts.remove}
      onExport={exportAll}
      onImport={(files) => importDrafts(files, drafts.create)}
    />
  );
}

function Embed({ draft, playground, camera, openDownload }: Props): ReactNode {
  const { start } = draft;
  return (
    <EmbedDraft
      {...{ draft, camera, openDownload }}
      example={playground.kind === 'built' && start.type === 'example' ? start.name : undefined}
    />
  );
}

function Download({ playground, draft }: Props): ReactNode {
  const { given } = playground;
  const files = [...draft.files, ...given];
  const [first] = draft.files;
  return (
    <DownloadPanel
      input={{
        name: first?.file.replace(/\.ts$/, '') ?? 'program',
        title: draft.name,
        folder: draft.folder,
        release: programsManifest[draft.folder]?.release ?? '',
        files,
        foreign: draft.foreign ? draft.files.map(({ file }) => file) : [],
        url: window.location.origin + window.location.pathname,
      }}
    />
  );
}

function Share({ draft, camera, openDownload }: Props): ReactNode {
  const files = useMemo(() => filesByName(draft.files), [draft.files]);
  return (
    <SharePanel
      name={toLinkName(draft.start)}
      folder={draft.folder}
      changed={files}
      camera={camera}
      openDownload={openDownload}
    />
  );
}

function Upgrade({ playground, draft, problems, fixAll }: Props): ReactNode {
  return (
    <UpgradePanel
      draft={draft}
      problems={problems}
      fixAll={fixAll}
      upgrade={(to, from) => playground.change((now) => moveToVersion(now, to, from))}
    />
  );
}

interface PanelKind {
  readonly title: string;
  readonly Content: (props: Props) => ReactNode;
  /** Whether the panel stays open when the reader uses the page. */
  readonly stays?: boolean;
}

const panels: Readonly<Record<PanelName, PanelKind>> = {
  new: { title: 'New from template', Content: New },
  drafts: { title: 'Drafts', Content: Drafts },
  rename: { title: 'Rename', Content: Rename },
  upgrade: { title: 'Upgrade', Content: Upgrade, stays: true },
  share: { title: 'Link to this program', Content: Share },
  download: { title: 'Download project', Content: Download },
  embed: { title: 'Embed', Content: Embed },
};

/** Shows the open panel next to the button of the menu that opened it. */
export function Panels(props: Props): ReactNode {
  const { panel, opener, close } = props;
  const { title, Content, stays = false } = panels[panel];
  return (
    <Popover key={panel} title={title} opener={opener} stays={stays} close={close}>
      <div className={styles.panels}>
        <Content {...props} />
      </div>
    </Popover>
  );
}
