/** A former build that files are taken from: a folder, or the site where it is. */
import fs from 'node:fs';
import path from 'node:path';
import {
  deployedFile,
  maxListBytes,
  parseDeployedFiles,
  type DeployedFiles,
} from '../../../deploy/deployedFiles';
import { linkFiles } from './folders';

/** The former build. */
export interface Former {
  readonly list: DeployedFiles;
  /** Content of a file of the list. Rejects when it cannot be had. */
  read(file: string): Promise<Uint8Array>;
}

/** Reads a file of the former build below its address or folder, of at most so many bytes. */
type Read = (file: string, maxBytes: number) => Promise<Uint8Array>;

/** Longest wait for a file of the live site, in milliseconds. */
const patience = 60_000;
/** Most bytes of a file; the largest that builds have is a tenth of it. */
const maxFileBytes = 64 * 2 ** 20;

function readerOfAddress(address: string): Read {
  const site = address.replace(/\/*$/, '/');
  return async (file, maxBytes) => {
    const response = await fetch(site + file, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${site}${file} answers ${response.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxBytes) throw new Error(`${site}${file} is larger than ${maxBytes} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}

function readerOfFolder(folder: string): Read {
  return async (file, maxBytes) => {
    const full = path.join(folder, file);
    const { size } = await fs.promises.stat(full);
    if (size > maxBytes) throw new Error(`${full} is larger than ${maxBytes} bytes`);
    return fs.promises.readFile(full);
  };
}

/** Whether `DOCS_KEEP` is the address of a site, not a folder. */
function isAddress(source: string): boolean {
  return /^https?:\/\//.test(source);
}

/** Why the former build's files are not kept, in one line with what to do. */
function whyNot(source: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return (
    `DOCS_KEEP: no file of ${source} is kept (${reason}). Pages that are open reload at their next step. ` +
    'Right for the first build; else correct DOCS_KEEP and build again.'
  );
}

export interface OpenInput {
  /** Is told, in one line, why nothing is kept. */
  readonly say: (line: string) => void;
  /** The folder that the new build empties before it is built, and where its files are set aside. */
  readonly emptied?: { readonly dir: string; readonly aside: string };
}

/** Where files of `source` are set aside; undefined when it is another folder than the emptied one. */
function asideOf(source: string, { dir, aside }: NonNullable<OpenInput['emptied']>) {
  return path.resolve(source) === path.resolve(dir) ? aside : undefined;
}

/**
 * Opens what `source` names. Undefined when it has no list that can be read, which `say` is told: a build must not
 * wait for the site that it corrects. Where the folder is the one that the build is about to empty, its files are set aside.
 */
export async function openFormer(
  source: string,
  { say, emptied }: OpenInput,
): Promise<Former | undefined> {
  try {
    const aside = isAddress(source) || emptied === undefined ? undefined : asideOf(source, emptied);
    const first = isAddress(source) ? readerOfAddress(source) : readerOfFolder(source);
    const text = Buffer.from(await first(deployedFile, maxListBytes)).toString('utf8');
    const list = parseDeployedFiles(text);
    const all = [list.files, ...list.kept.map(({ files }) => files)].flatMap(Object.keys);
    if (aside !== undefined) linkFiles(all, source, aside);
    const read = aside === undefined ? first : readerOfFolder(aside);
    return { list, read: (file) => read(file, maxFileBytes) };
  } catch (error) {
    say(whyNot(source, error));
    return undefined;
  }
}
