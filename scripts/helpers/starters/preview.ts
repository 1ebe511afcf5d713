import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { signalGroup } from '@reveal-docs/shared/processGroup';

/** Arguments for npm, by script. Servers without a `--port` option read the `PORT` environment variable. */
const commands = {
  preview: (_port: number) => ['run', 'preview'],
  start: (port: number) => ['start', '--', '--port', String(port)],
};

/** Time limits for the first response, in milliseconds. A development server must bundle the app first. */
const patience = { preview: 60_000, start: 300_000 };

/** Time limit for a server to exit after a signal, in milliseconds. */
const closingTime = 10_000;

export interface Preview {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a starter's own server: `npm start` for development, or `npm run preview` for the built app with its policy.
 * Rejects with the server's output if the server exits or doesn't respond.
 */
export async function startPreview(
  folder: string,
  port: number,
  env: NodeJS.ProcessEnv,
  script: keyof typeof commands = 'preview',
): Promise<Preview> {
  const args = commands[script](port);
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a separate process group, npm's child processes receive the signal too.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const ended = once(child, 'close');
  const close = async () => {
    if (child.exitCode === null) signalGroup(child, 'SIGTERM');
    // `ng serve` sometimes stops listening without exiting.
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), closingTime);
    await ended;
    clearTimeout(timer);
  };
  const url = `http://localhost:${port}`;
  const end = Date.now() + patience[script];
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    const why =
      child.exitCode !== null
        ? 'exited before it responded'
        : Date.now() > end
          ? "didn't respond"
          : '';
    if (why !== '') {
      await close();
      throw new Error(`\`npm ${args.join(' ')}\` ${why} on port ${port}:\n${said.trim()}`);
    }
    await wait(100);
  }
  return { url, close };
}
