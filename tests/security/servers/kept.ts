/**
 * Attacks on builds with `DOCS_KEEP`. Such builds keep files that a live site offers. An attack's result is the list of
 * accepted files.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { deployedFile, parseDeployedFiles } from '../../../deploy/deployedFiles';
import { keepFormer, openFormer } from '../../../scripts/helpers/kept';
import { patience } from '../../../scripts/helpers/kept/former';
import { signature } from '../../../deploy/deployedFiles';
import type { UnitAttack } from '../attack';

const key = 'k'.repeat(32);
const now = new Date('2026-05-31T12:00:00.000Z');
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
/** Maps paths to responses of the attacker's site. A response is a string, or a function that handles the request. */
type Files = Readonly<Record<string, string | http.RequestListener>>;

async function listen(listener: http.RequestListener) {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function listOf(files: Readonly<Record<string, string>>) {
  const hashes = Object.entries(files).map(([file, text]) => [file, sha(text)]);
  return {
    built: now.toISOString(),
    files: Object.fromEntries(hashes) as Record<string, string>,
    kept: [],
  };
}

/**
 * Runs a build that keeps files from a live site. The build waits at most `answer` milliseconds for each response.
 * Resolves with the kept files, or with the reason if the build fails.
 */
async function build(
  folder: string,
  list: object,
  files: Files,
  answer: number = patience.answer,
): Promise<string> {
  const outDir = fs.mkdtempSync(path.join(folder, 'new-'));
  fs.mkdirSync(path.join(outDir, 'assets'));
  fs.writeFileSync(path.join(outDir, 'assets/own.aaaaaaaa.js'), 'own');
  const host = await listen((request, response) => {
    const name = (request.url ?? '/').slice(1);
    const found = name === deployedFile ? JSON.stringify(list) : files[name];
    if (typeof found === 'function') found(request, response);
    else if (found === undefined) response.writeHead(404).end();
    else response.end(found);
  });
  try {
    const say = () => {};
    const limits = { ...patience, answer };
    const former = await openFormer(host.origin, { say, key, patience: limits });
    await keepFormer({ outDir, former, now, key, say });
    const { kept } = parseDeployedFiles(fs.readFileSync(path.join(outDir, deployedFile), 'utf8'));
    return (
      kept
        .flatMap((group) => Object.keys(group.files))
        .sort()
        .join(' ') || 'nothing kept'
    );
  } catch (error) {
    return `failed: ${(error as Error).message.slice(0, 40)}`;
  } finally {
    host.close();
  }
}

const old = 'assets/old.bbbbbbbb.js';
const code = 'alert(document.cookie)';

function signed(list: ReturnType<typeof listOf>): object {
  return { ...list, signature: signature(list, key) };
}

/** Returns an attack on the signature. If the defense is disabled, the attacker has the key. */
function forged(
  folder: string,
  name: string,
  change: (list: ReturnType<typeof listOf>) => object,
): UnitAttack {
  return {
    name,
    gain: 'A script of the attacker becomes part of the new build and is cached for a year.',
    off: old,
    on: 'nothing kept',
    run: (isDefended) => {
      const list = listOf({ [old]: code });
      return build(folder, isDefended ? change(list) : signed(list), { [old]: code });
    },
  };
}

export function keptAttacks(folder: string): readonly UnitAttack[] {
  return [
    forged(folder, 'list without a signature', (list) => list),
    forged(folder, 'list with a signature of another key', (list) => ({
      ...list,
      signature: signature(list, 'x'.repeat(32)),
    })),
    forged(folder, 'signed list with a further file', (list) => ({
      ...list,
      signature: signature({ ...list, files: {} }, key),
    })),
    forged(folder, 'signed list with a file moved to another name', (list) => ({
      ...list,
      signature: signature({ ...list, files: { 'assets/other.cccccccc.js': sha(code) } }, key),
    })),
  ];
}

export { build as buildBeside, code, listOf, old, signed, listen };
