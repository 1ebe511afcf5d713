import type { MenuGroup } from '../Menu/Menu';
import type { VersionOption } from './choices';

export type PanelName = 'new' | 'drafts' | 'rename' | 'upgrade' | 'share' | 'embed' | 'download';

export interface MenuInput {
  readonly versions: readonly VersionOption[];
  readonly folder: string;
  /** Folder name of the version to compare with, or an empty string. */
  readonly beside: string;
  readonly draftCount: number;
  readonly canUpgrade: boolean;
  /** Whether the program differs from its original. False if the original is unknown. */
  readonly isChanged: boolean;
  readonly isLive: boolean;
  readonly autoRun: boolean;
  /** Explains to the reader why auto-run is unavailable. Undefined if auto-run is available. */
  readonly noAutoRun: string | undefined;
  open(panel: PanelName): void;
  onVersion(folder: string): void;
  onCompare(folder: string): void;
  onAutoRun(on: boolean): void;
  restart(): void;
  stop(): void;
  screenshot(): void;
  reset(): void;
  exportAll(): void;
  importFiles(): void;
}

function programMenu(input: MenuInput): MenuGroup[] {
  const { draftCount, isChanged, open, exportAll, importFiles, reset } = input;
  return [
    {
      items: [
        { label: 'New from template…', onSelect: () => open('new') },
        {
          label: 'Drafts',
          note: draftCount === 0 ? undefined : String(draftCount),
          onSelect: () => open('drafts'),
        },
      ],
    },
    {
      items: [
        { label: 'Rename…', onSelect: () => open('rename') },
        { label: 'Import…', onSelect: importFiles },
        { label: 'Export all', disabled: draftCount === 0, onSelect: exportAll },
      ],
    },
    {
      items: [
        {
          label: 'Reset',
          note: isChanged ? undefined : 'No changes',
          disabled: !isChanged,
          onSelect: reset,
        },
      ],
    },
  ];
}

function runMenu(input: MenuInput): MenuGroup[] {
  const { isLive, autoRun, noAutoRun, onAutoRun, restart, stop } = input;
  return [
    {
      items: [
        {
          label: 'Auto-run',
          note: noAutoRun ?? 'After changes without type errors',
          checked: autoRun && noAutoRun === undefined,
          disabled: noAutoRun !== undefined,
          onSelect: () => onAutoRun(!autoRun),
        },
      ],
    },
    {
      items: [
        { label: 'Restart', disabled: !isLive, onSelect: restart },
        { label: 'Stop', disabled: !isLive, onSelect: stop },
      ],
    },
  ];
}

function sdkMenu(input: MenuInput): MenuGroup[] {
  const { versions, folder, beside, canUpgrade, open, onVersion, onCompare } = input;
  const others = versions.filter(({ value }) => value !== folder);
  return [
    {
      heading: 'Runs on',
      isChoice: true,
      items: versions.map(({ value, label, release }) => ({
        label,
        note: release,
        checked: value === folder,
        onSelect: () => {
          if (value !== folder) onVersion(value);
        },
      })),
    },
    {
      heading: 'Compare with',
      isChoice: true,
      items: [{ value: '', label: 'None', release: undefined }, ...others].map(
        ({ value, label, release }) => ({
          label,
          note: release,
          checked: value === beside,
          onSelect: () => onCompare(value),
        }),
      ),
    },
    ...(canUpgrade ? [{ items: [{ label: 'Upgrade…', onSelect: () => open('upgrade') }] }] : []),
  ];
}

function shareMenu({ open, screenshot }: MenuInput): MenuGroup[] {
  return [
    {
      items: [
        { label: 'Copy link', onSelect: () => open('share') },
        { label: 'Embed…', onSelect: () => open('embed') },
        { label: 'Download project…', onSelect: () => open('download') },
        { label: 'Screenshot', onSelect: screenshot },
      ],
    },
  ];
}

export function toolbarMenus(input: MenuInput) {
  return {
    program: programMenu(input),
    run: runMenu(input),
    sdk: sdkMenu(input),
    share: shareMenu(input),
  } satisfies Readonly<Record<string, readonly MenuGroup[]>>;
}
