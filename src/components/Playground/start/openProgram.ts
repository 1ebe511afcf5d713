import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { listNames } from '@reveal-docs/runner/program/names';
import { latestFolder } from '@reveal-docs/runner/program/findProgram';
import { templateKinds } from '@reveal-docs/runner/program/programsManifest';
import { decodeCamera } from '../../Example/cameraHash';
import type { SharedExample } from '../../Example/share';
import { toDraftName, type Draft } from '../drafts/draft';
import { readAddress, type Address, type Request } from './address';
import { loadProvidedFiles } from './providedFiles';
import { linkedFiles, readLinkName } from './linked';
import { findOriginal, type Original } from './original';
import { OpeningError, type ProgramSource, type ReaderData } from './source';
import { hasSameFiles } from './sameFiles';

export interface Opened {
  /**
   * `fresh`: the program isn't one of the reader's drafts yet. `kept`: the program is one of the reader's drafts.
   * `bad`: the requested program couldn't be opened, so a template was opened. In that case, `note` contains the
   * reason.
   */
  readonly type: 'fresh' | 'kept' | 'bad';
  /** If `type` is `kept`, the stored draft. Otherwise, a draft that isn't stored yet. */
  readonly draft: Draft;
  readonly id?: string;
  /** Files that the playground provides. See {@link loadProvidedFiles}. */
  readonly given: readonly SourceFile[];
  readonly camera?: SharedExample['camera'];
  readonly note?: string;
  /** Draft that wasn't opened automatically. `note` contains the reason. */
  readonly offered?: Pick<Draft, 'id' | 'name'>;
}

type Source = ProgramSource & ReaderData;

/** Properties of a fresh draft that don't come from its {@link Original}. */
type Differences = Partial<Pick<Draft, 'files' | 'foreign'>> & Pick<Opened, 'camera' | 'note'>;

async function openFresh(
  { start, title, files }: Original,
  folder: string,
  source: Source,
  { camera, note, ...differences }: Differences = {},
): Promise<Opened> {
  const draft: Draft = {
    id: source.randomId(),
    name: toDraftName(title),
    folder,
    start,
    files,
    foreign: false,
    changed: 0,
    ...differences,
  };
  return { type: 'fresh', draft, given: await loadProvidedFiles(draft, source), camera, note };
}

async function openLink(hash: string, source: Source): Promise<Opened> {
  const { decodeShare } = await import('../../Example/share');
  const shared = await decodeShare(hash);
  const { type, name } = readLinkName(shared.name);
  const original = await findOriginal(type, name, shared.folder, source);
  const given = await loadProvidedFiles({ ...original, folder: shared.folder }, source);
  const files = linkedFiles(
    shared,
    original,
    given.map(({ file }) => file),
  );
  return openFresh(original, shared.folder, source, {
    files,
    // Code from a link isn't foreign if it's the same as the site's own code.
    foreign: !hasSameFiles(files, original.files),
    camera: shared.camera,
  });
}

async function openDraft(id: string, source: Source): Promise<Opened> {
  const draft = source.drafts.get(id);
  if (draft === undefined) {
    throw new OpeningError(
      'This browser doesn’t have this draft. The draft was removed, or it’s in another browser or profile. The list of drafts shows the drafts stored in this browser.',
    );
  }
  if (await source.hasEndedBadly(id)) {
    return {
      ...(await openTemplate(draft.folder, source)),
      type: 'bad',
      note: `The page closed unexpectedly while it was checking the draft “${draft.name}”, so the draft wasn’t opened again.`,
      offered: { id, name: draft.name },
    };
  }
  const kept: Opened = { type: 'kept', draft, id, given: [] };
  if (!Object.hasOwn(source.programs, draft.folder)) {
    const versions = listNames(Object.keys(source.programs));
    return {
      ...kept,
      note: `This draft is for version ${draft.folder}, which is no longer available. Choose another version: ${versions}.`,
    };
  }
  try {
    return { ...kept, given: await loadProvidedFiles(draft, source) };
  } catch (error) {
    // The provided files didn't load, but the reader's code can be shown without them.
    return { ...kept, note: (error as Error).message };
  }
}

/** Opens the first template of a version. If `folder` doesn't exist, opens the first template of the latest version. */
async function openTemplate(folder: string | undefined, source: Source): Promise<Opened> {
  const latest = latestFolder(source.programs);
  const at = folder !== undefined && Object.hasOwn(source.programs, folder) ? folder : latest;
  const kind = templateKinds.find((item) => source.programs[at]?.templates[item] !== undefined);
  if (kind !== undefined) {
    return openFresh(await findOriginal('template', kind, at, source), at, source);
  }
  // A version without templates starts with an empty file.
  const original: Original = {
    start: { type: 'template', kind: 'cad' },
    title: 'Empty program',
    files: [{ file: 'main.ts', source: '' }],
  };
  return openFresh(original, at, source);
}

async function openRequest(request: Request, { hash }: Address, source: Source): Promise<Opened> {
  switch (request.type) {
    case 'link':
      return openLink(request.hash, source);
    case 'draft':
      return openDraft(request.id, source);
    case 'last': {
      const id = source.drafts.readLast();
      const isThere = id !== undefined && source.drafts.get(id) !== undefined;
      return isThere ? openDraft(id, source) : openTemplate(undefined, source);
    }
    default: {
      const { type, name, folder = latestFolder(source.programs) } = request;
      const original = await findOriginal(type, name, folder, source);
      return openFresh(original, folder, source, { camera: decodeCamera(hash) });
    }
  }
}

/**
 * Opens the program that a URL requests. Doesn't reject if the URL, the link, or the stored draft is invalid, or if a
 * file doesn't load. Instead, opens a template with a note that explains the problem.
 */
export async function openProgram(address: Address, source: Source): Promise<Opened> {
  const request = readAddress(address);
  // Wait for the import first, so that the list of drafts is complete.
  const imported = await source.importEdits();
  const opened = await openOrExplain(request, address, source);
  if (imported === undefined) return opened;
  const note = opened.note === undefined ? imported : `${opened.note} ${imported}`;
  return { ...opened, note };
}

async function openOrExplain(request: Request, address: Address, source: Source): Promise<Opened> {
  try {
    return await openRequest(request, address, source);
  } catch (error) {
    const folder = 'folder' in request ? request.folder : undefined;
    const opened = await openTemplate(folder, source);
    const { label } = source.programs[opened.draft.folder] ?? { label: opened.draft.folder };
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ...opened,
      type: 'bad',
      note: `${reason} The playground opened the “${opened.draft.name}” template for ${label} instead.`,
    };
  }
}
