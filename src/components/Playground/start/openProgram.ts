/** Opens what an address asks for: a program of the site, a draft, or what a link carries. */
import type { SourceFile } from '@site/src/frame/program/compile';
import { projectFile } from '@site/src/frame/program/projectFile';
import { listNames } from '@site/src/frame/program/programWords';
import { latestFolder } from '@site/src/frame/program/findProgram';
import { templateKinds } from '@site/src/frame/program/programsManifest';
import { keptCode } from '../../Example/edits';
import type { SharedExample } from '../../Example/share';
import { toDraftName, type Draft } from '../drafts/draft';
import { readAddress, type Address, type Request } from './address';
import { givenOf } from './given';
import { linkedFiles, readLinkName } from './linked';
import { findOriginal, ownFiles, type Original } from './original';
import { OpeningError, type ProgramSource, type ReadersOwn } from './source';
import { hasSameFiles } from './sameFiles';

/** What was opened. */
export interface Opened {
  /** A program that is no draft of the reader's yet; one of their drafts; or a template, because `note` says what failed. */
  readonly type: 'fresh' | 'kept' | 'bad';
  /** A draft of the store when it is kept, else one that is not in it yet. */
  readonly draft: Draft;
  /** Of the draft that is kept. */
  readonly id?: string;
  /** Files beside the reader's; see {@link givenOf}. */
  readonly given: readonly SourceFile[];
  /** View that came with a link. */
  readonly camera?: SharedExample['camera'];
  /** What the reader has to know of it. */
  readonly note?: string;
}

type Source = ProgramSource & ReadersOwn;

/** What a fresh draft gets beside its {@link Original}. */
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
  return { type: 'fresh', draft, given: await givenOf(draft, source), camera, note };
}

/** Opens an example with the changes that its page keeps. */
async function openExample(original: Original, folder: string, source: Source): Promise<Opened> {
  if (original.start.type !== 'example') return openFresh(original, folder, source);
  const { name } = original.start;
  const project = { file: projectFile, source: source.programs[folder]?.project ?? '' };
  const kept = keptCode([...original.files, project], source.readKept(folder, name));
  const changed = kept.changed.filter((file) => file !== projectFile);
  const words = [
    changed.length > 0 && 'These are the changes that you made on the page of the example.',
    changed.length > 0 && kept.isOutdated && 'The example is another one since.',
    kept.changed.includes(projectFile) &&
      `Your changes of ${projectFile} stay there: here, that file is given.`,
  ].filter((part) => part !== false);
  return openFresh(original, folder, source, {
    files: ownFiles(kept.files),
    foreign: changed.some((file) => kept.foreign.includes(file)),
    ...(words.length > 0 && { note: words.join(' ') }),
  });
}

async function openLink(hash: string, source: Source): Promise<Opened> {
  const { decodeShare } = await import('../../Example/share');
  const shared = await decodeShare(hash);
  const { type, name } = readLinkName(shared.name);
  const original = await findOriginal(type, name, shared.folder, source);
  const given = await givenOf({ ...original, folder: shared.folder }, source);
  const files = linkedFiles(
    shared,
    original,
    given.map(({ file }) => file),
  );
  return openFresh(original, shared.folder, source, {
    files,
    // The site's own code is nobody else's, whichever way it came.
    foreign: !hasSameFiles(files, original.files),
    camera: shared.camera,
  });
}

async function openDraft(id: string, source: Source): Promise<Opened> {
  const draft = source.drafts.get(id);
  if (draft === undefined) {
    throw new OpeningError(
      'There is no such draft in this browser: it was removed, or it is in another browser or profile. The list of drafts has all that there are.',
    );
  }
  const kept: Opened = { type: 'kept', draft, id, given: [] };
  if (!Object.hasOwn(source.programs, draft.folder)) {
    const versions = listNames(Object.keys(source.programs));
    return {
      ...kept,
      note: `This draft is for version ${draft.folder}, which is not here any more. Choose another one: ${versions}.`,
    };
  }
  try {
    return { ...kept, given: await givenOf(draft, source) };
  } catch (error) {
    // The reader's code is shown all the same.
    return { ...kept, note: (error as Error).message };
  }
}

/** The smallest program of a version, else of the latest one. */
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

async function openRequest(request: Request, source: Source): Promise<Opened> {
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
      return openExample(await findOriginal(type, name, folder, source), folder, source);
    }
  }
}

/**
 * Opens what an address asks for. Never rejects for what an address, a link, the storage or the network brings: then it
 * is a template, with words that say what is wrong and what there is.
 */
export async function openProgram(address: Address, source: Source): Promise<Opened> {
  const request = readAddress(address);
  try {
    return await openRequest(request, source);
  } catch (error) {
    const folder = 'folder' in request ? request.folder : undefined;
    const opened = await openTemplate(folder, source);
    const { label } = source.programs[opened.draft.folder] ?? { label: opened.draft.folder };
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ...opened,
      type: 'bad',
      note: `${reason} Below is the template “${opened.draft.name}” of ${label} instead.`,
    };
  }
}
