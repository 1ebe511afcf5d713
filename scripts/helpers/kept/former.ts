/** A former build that files are taken from: a folder, or the site where it is. */
import { timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  deployedFile,
  maxListBytes,
  parseDeployedFiles,
  type DeployedFiles,
  type SignedFiles,
} from '../../../deploy/deployedFiles';
import { linkFiles } from './folders';
import { signature } from './signature';

/** The former build. */
export interface Former {
  readonly list: DeployedFiles;
  /** Content of a file of the list. Rejects when it cannot be had. */
  read(file: string): Promise<Uint8Array>;
}

/** Reads a file of the former build below its address or folder, of at most so many bytes. */
type Read = (file: string, maxBytes: number) => Promise<Uint8Array>;

/** Longest wait for an answer of the live site, and for everything that is fetched from it, in milliseconds. */
export const patience = { answer: 20_000, all: 300_000 } as const;
export type Patience = Readonly<Record<keyof typeof patience, number>>;
/** Most bytes of a file; the largest that builds have is a tenth of it. */
const maxFileBytes = 64 * 2 ** 20;

/** Reads from the live site. After the first answer that doesn't come in time, it asks no more. */
function readerOfAddress(address: string, { answer, all }: Patience): Read {
  const site = address.replace(/\/*$/, '/');
  const ended = new AbortController();
  const overall = AbortSignal.timeout(all);
  return async (file, maxBytes) => {
    const timeout = AbortSignal.timeout(answer);
    timeout.addEventListener('abort', () => ended.abort(timeout.reason));
    const signal = AbortSignal.any([timeout, overall, ended.signal]);
    // A redirect could lead to another host.
    const response = await fetch(site + file, { signal, redirect: 'error' });
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

/** Throws when the list of the live site isn't signed with the key of this build. */
function checkSignature(list: SignedFiles, key: string | undefined): void {
  if (key === undefined) throw new Error('DOCS_KEEP_KEY is not set: the list cannot be trusted');
  const given = Buffer.from(list.signature ?? '');
  const own = Buffer.from(signature(list, key));
  if (given.length !== own.length || !timingSafeEqual(given, own)) {
    throw new Error('the list is not signed with DOCS_KEEP_KEY');
  }
}

export interface OpenInput {
  /** Secret that the list of a live site must be signed with. A folder needs none. */
  readonly key?: string | undefined;
  /** Other waits than {@link patience}: tests can't wait as long. */
  readonly patience?: Patience;
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
  { say, emptied, key, patience: waits = patience }: OpenInput,
): Promise<Former | undefined> {
  try {
    const aside = isAddress(source) || emptied === undefined ? undefined : asideOf(source, emptied);
    const first = isAddress(source) ? readerOfAddress(source, waits) : readerOfFolder(source);
    const text = Buffer.from(await first(deployedFile, maxListBytes)).toString('utf8');
    const list = parseDeployedFiles(text);
    if (isAddress(source)) checkSignature(list, key);
    const all = [list.files, ...list.kept.map(({ files }) => files)].flatMap(Object.keys);
    if (aside !== undefined) linkFiles(all, source, aside);
    const read = aside === undefined ? first : readerOfFolder(aside);
    return { list, read: (file) => read(file, maxFileBytes) };
  } catch (error) {
    say(whyNot(source, error));
    return undefined;
  }
}
