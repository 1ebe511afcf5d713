import { createStorageSlot, listStorageKeys } from '@docusaurus/theme-common';
import type { Camera } from '@reveal-docs/runner/messages';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { findExample } from '@reveal-docs/runner/program/findProgram';
import type { Draft, DraftStart } from './drafts/draft';
import { randomId } from './drafts/draftId';
import { importEdits, type ImportAccess } from './drafts/importEdits';
import { openCheckMarks } from './drafts/useCheckMark';
import { siteSource, type AssetUrl } from './siteSource';
import type { Address } from './start/address';
import { toShared } from './start/linked';
import { openProgram, type Opened } from './start/openProgram';
import { findOriginal, nameOfStart } from './start/original';
import type { ReaderData } from './start/source';

export type { Opened } from './start/openProgram';

type OpeningDrafts = ReaderData['drafts'] & ImportAccess['drafts'];

function importStoredEdits(drafts: OpeningDrafts, assetUrl: AssetUrl): Promise<string | undefined> {
  const source = siteSource(assetUrl);
  return importEdits({
    drafts,
    listKeys: listStorageKeys,
    openSlot: createStorageSlot,
    async findExample(folder, name) {
      const found = findExample(source.programs, folder, name);
      if ('message' in found) return undefined;
      const { files } = await source.loadExample(folder, name);
      return { title: found.entry.title, files };
    },
  });
}

/** Opens the program that a URL requests. If this fails, opens a template and shows a message. Never rejects. */
export function openAddress(
  address: Address,
  { drafts, assetUrl }: { readonly drafts: OpeningDrafts; readonly assetUrl: AssetUrl },
): Promise<Opened> {
  return openProgram(address, {
    ...siteSource(assetUrl),
    drafts,
    hasEndedBadly: (id) => openCheckMarks().hasEndedBadly(id),
    importEdits: () => importStoredEdits(drafts, assetUrl),
    randomId,
  });
}

/**
 * Resolves with a draft's original files. Resolves with undefined if the version doesn't contain these files or if they
 * don't load.
 */
export function originalOf(
  start: DraftStart,
  folder: string,
  assetUrl: AssetUrl,
): Promise<readonly SourceFile[] | undefined> {
  return findOriginal(start.type, nameOfStart(start), folder, siteSource(assetUrl)).then(
    ({ files }) => files,
    () => undefined,
  );
}

/**
 * Resolves with a URL hash that contains the draft, including the `#`. If the draft doesn't fit, resolves with a
 * message.
 */
export async function toHash(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  camera: Camera | undefined,
): Promise<{ readonly hash: string } | { readonly message: string }> {
  const { encodeShare, UnsupportedError, noLinkReason } = await import('../Example/share');
  const shared = toShared(draft, camera);
  let hash: string;
  try {
    hash = await encodeShare(shared);
  } catch (error) {
    if (error instanceof UnsupportedError) return { message: error.message };
    throw error;
  }
  const why = noLinkReason(shared.files, hash);
  return why === undefined
    ? { hash }
    : {
        message: `This program does not fit into a link: ${why}. Export the draft as a file instead.`,
      };
}
