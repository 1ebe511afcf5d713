import { timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  deployedFile,
  maxListBytes,
  parseDeployedFiles,
  signature,
  type DeployedFiles,
  type SignedFiles,
} from '../../../deploy/deployedFiles';
import { linkFiles } from './folders';

export interface Former {
  readonly list: DeployedFiles;
  /** Resolves with the contents of a listed file. Rejects if the file can't be read. */
  read(file: string): Promise<Uint8Array>;
}

/** Reads a file from the URL or folder of the previous build. Rejects if the file exceeds the maximum size. */
type Read = (file: string, maxBytes: number) => Promise<Uint8Array>;

/** Time limits in milliseconds: for each response from the live site, and for all responses together. */
export const patience = { answer: 20_000, all: 300_000 } as const;
export type Patience = Readonly<Record<keyof typeof patience, number>>;
/** Maximum size of a file, in bytes. This is ten times the size of the largest file in builds. */
const maxFileBytes = 64 * 2 ** 20;

/** After the first timeout, stops sending requests. */
function readerOfAddress(address: string, { answer, all }: Patience): Read {
  const site = address.replace(/\/*$/, '/');
  const ended = new AbortController();
  const overall = AbortSignal.timeout(all);
  return async (file, maxBytes) => {
    const timeout = AbortSignal.timeout(answer);
    timeout.addEventListener('abort', () => ended.abort(timeout.reason));
    const signal = AbortSignal.any([timeout, overall, ended.signal]);
    // A redirect might lead to another host.
    const response = await fetch(site + file, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`${site}${file} returns ${response.status}`);
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

function isAddress(source: string): boolean {
  return /^https?:\/\//.test(source);
}

function whyNot(source: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return (
    `DOCS_KEEP: can't keep the files of ${source} (${reason}). Pages that are open in browsers will reload when they need such a file. ` +
    'This message is expected for the first build. Otherwise, correct DOCS_KEEP and build again.'
  );
}

function checkSignature(list: SignedFiles, key: string | undefined): void {
  if (key === undefined) throw new Error('DOCS_KEEP_KEY is not set, so the list cannot be trusted');
  const given = Buffer.from(list.signature ?? '');
  const own = Buffer.from(signature(list, key));
  if (given.length !== own.length || !timingSafeEqual(given, own)) {
    throw new Error('the list is not signed with DOCS_KEEP_KEY');
  }
}

export interface OpenInput {
  /** Secret that verifies the signature of a live site's list. A folder doesn't need one. */
  readonly key?: string | undefined;
  /** Replaces {@link patience} in tests. */
  readonly patience?: Patience;
  /** Receives a one-line message if files can't be kept. */
  readonly say: (line: string) => void;
  /** The folder that the new build empties first, and a temporary folder for the previous files. */
  readonly emptied?: { readonly dir: string; readonly aside: string };
}

function asideOf(source: string, { dir, aside }: NonNullable<OpenInput['emptied']>) {
  return path.resolve(source) === path.resolve(dir) ? aside : undefined;
}

/**
 * Opens the previous build at `source`. If the new build empties that folder, first links its files into another
 * folder. If the file list can't be read, calls `say` and resolves with undefined instead of rejecting, because the new
 * build might be needed to repair the site.
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
