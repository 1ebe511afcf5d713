/**
 * `npm run bench -- tools`: measures the size of the agent tools, and how long their MCP server
 * takes to start and to answer searches.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTools } from '../scripts/helpers/agentTools/client';
import { builtTools, installTools } from '../scripts/helpers/agentTools/install';
import { relevanceCases } from '../tests/tools';
import { quantile } from './numbers';
import type { BenchPart } from './part';

const starts = 5;

async function timeOf<Result>(action: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await action();
  return [Math.round(performance.now() - start), result];
}

export const toolsPart: BenchPart = {
  name: 'tools',
  about: 'size, start time and search time of the tools for coding agents',
  needsBuild: true,
  async run() {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tools-'));
    try {
      const command = await installTools(dir);
      const [started, first, later]: [number[], number[], number[]] = [[], [], []];
      for (let count = 0; count < starts; count++) {
        const [time, tools] = await timeOf(() => openTools(command, dir));
        started.push(time);
        for (const [index, { query }] of relevanceCases.slice(0, 20).entries()) {
          const [answered] = await timeOf(() => tools.call('search', { query }));
          (index === 0 ? first : later).push(answered);
        }
        await tools.close();
      }
      const row = (name: string, times: readonly number[]) => [
        name,
        quantile(times, 0.5),
        Math.max(...times),
      ];
      const megabytes = (fs.statSync(builtTools).size / 1e6).toFixed(1);
      return [
        {
          title: `Start and search times of the tools for coding agents (${megabytes} MB), in milliseconds`,
          columns: ['', 'median', 'longest'],
          rows: [row('start', started), row('first search', first), row('other searches', later)],
        },
      ];
    } finally {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  },
};
