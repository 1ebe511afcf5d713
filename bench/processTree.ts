import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { rootDir } from '@reveal-docs/versions';

export interface Measured {
  readonly exitCode: number;
  /** Wall-clock time in milliseconds. */
  readonly milliseconds: number;
  /** Peak of the total resident memory of all processes, in bytes. Undefined if the system doesn't provide it. */
  readonly peakMemory: number | undefined;
  readonly output: string;
}

/** Time between two samples, in milliseconds. Memory peaks between samples can go unnoticed. */
const samplePeriod = 200;

interface ProcessFacts {
  readonly parent: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

/** Reads a process from Linux's /proc. Returns undefined if the process has exited or belongs to the kernel. */
function readProcess(id: number): ProcessFacts | undefined {
  try {
    const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    if (parent === undefined || kibibytes === undefined) return undefined;
    return { parent: Number(parent), memory: Number(kibibytes) * 1024 };
  } catch {
    return undefined;
  }
}

/**
 * Returns the resident memory of a process and its descendants, in bytes. Shared memory counts once
 * for each process that uses it.
 */
function treeMemory(root: number): number {
  const processes = new Map<number, ProcessFacts>();
  for (const name of fs.readdirSync('/proc')) {
    const facts = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (facts !== undefined) processes.set(Number(name), facts);
  }
  function isInTree(id: number): boolean {
    if (id === root) return true;
    const facts = processes.get(id);
    return facts !== undefined && facts.parent > 1 && isInTree(facts.parent);
  }
  let sum = 0;
  for (const [id, { memory }] of processes) if (isInTree(id)) sum += memory;
  return sum;
}

/** Runs a program and samples the memory of its process tree. Prints the program's output only if the program fails. */
export function measureProgram(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const hasProc = fs.existsSync('/proc/self/status');
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    let peak = 0;
    const sample = (): void => {
      if (hasProc && child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
    };
    const timer = setInterval(sample, samplePeriod);
    child.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) console.error(output);
      resolve({
        exitCode: code ?? 1,
        milliseconds: performance.now() - start,
        peakMemory: hasProc ? peak : undefined,
        output,
      });
    });
  });
}
