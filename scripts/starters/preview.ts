/** Runs a starter's own `npm run preview`, which serves its build with its policy. Node only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Time limit for the first response, in milliseconds. */
const patience = 60_000;

export interface Preview {
  /** Origin, without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the starter in a folder. Rejects with its output if it exits or doesn't respond. */
export async function startPreview(
  folder: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Preview> {
  const child = spawn('npm', ['run', 'preview'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that npm's children end with it.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const ended = once(child, 'close');
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const url = `http://localhost:${port}`;
  const end = Date.now() + patience;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    const why = child.exitCode !== null ? 'ended' : Date.now() > end ? "didn't respond" : '';
    if (why !== '') {
      await close();
      throw new Error(`\`npm run preview\` ${why} on port ${port}:\n${said.trim()}`);
    }
    await wait(100);
  }
  return { url, close };
}
