/** Solves tasks with only the MCP tools: finds code, adapts it, and checks the result. */
import type { ToolsClient } from './client';

interface Plan {
  readonly task: string;
  /** Returns the program. All SDK code in it comes from the tools. */
  readonly write: (tools: ToolsClient) => Promise<string>;
}

function codeIn(text: string, what: string): string {
  const code = /^```ts\n([\s\S]*?)\n```$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`No code found in ${what}:\n${text}`);
  return code;
}

async function sampleOf(tools: ToolsClient, name: string): Promise<string> {
  const [, sample = ''] = (await tools.call('symbol', { name })).split('Example:\n');
  return codeIn(sample, `the example for ${name}`);
}

async function importOf(tools: ToolsClient, name: string): Promise<string> {
  const line = /`(import \{[^`]+)`/.exec(await tools.call('symbol', { name }))?.[1];
  if (line === undefined) throw new Error(`The tools don't report where ${name} is exported.`);
  return line;
}

async function programAbout(tools: ToolsClient, query: string): Promise<string> {
  const address = /^ {3}(docs\/\S*examples\/\S+)$/m.exec(
    await tools.call('search', { query }),
  )?.[1];
  if (address === undefined) throw new Error(`The search didn't find an example for "${query}".`);
  return codeIn(await tools.call('page', { address, more: true }), address);
}

/** Throws if the code doesn't contain one of the strings to replace. */
function adapt(code: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`"${from}" isn't in this code:\n${text}`);
    return text.replace(from, to);
  }, code);
}

const plans: readonly Plan[] = [
  {
    task: 'first-model',
    async write(tools) {
      const name = 'Cognite3DViewer.setBackgroundColor';
      const answer = await tools.call('symbol', { name });
      if (!answer.includes('color?: Color')) throw new Error(`${name} has no color:\n${answer}`);
      return [
        "import { Color } from 'three';",
        await programAbout(tools, 'show a CAD model'),
        "viewer.setBackgroundColor({ color: new Color('#e8eef1') });",
      ].join('\n');
    },
  },
  {
    task: 'color-by-tree-index',
    async write(tools) {
      const program = await programAbout(tools, 'show a CAD model');
      const sample = await sampleOf(tools, 'CogniteCadModel.assignStyledNodeCollection');
      return [
        "import { Color } from 'three';",
        await importOf(tools, 'TreeIndexNodeCollection'),
        adapt(program, { 'addModel(': 'addCadModel(' }),
        adapt(sample, { '442': '2136', 'renderGhosted: true': 'color: new Color(1, 0, 0)' }),
      ].join('\n');
    },
  },
  {
    task: 'custom-object',
    async write(tools) {
      const program = await programAbout(tools, 'show a CAD model');
      const sample = await sampleOf(tools, 'Cognite3DViewer.addObject3D');
      return [
        "import * as THREE from 'three';",
        program,
        adapt(sample, {
          'SphereGeometry()': 'SphereGeometry(3)',
          'MeshBasicMaterial()': 'MeshBasicMaterial({ color: 0xff00ff })',
          'viewer.addObject3D': 'sphere.position.set(0, 40, 0);\nviewer.addObject3D',
        }),
      ].join('\n');
    },
  },
];

export interface Solution {
  readonly task: string;
  readonly source: string;
}

/** Solves three tasks for the latest version. Throws if a program has errors. */
export async function solveTasks(tools: ToolsClient): Promise<Solution[]> {
  const solutions: Solution[] = [];
  for (const { task, write } of plans) {
    const source = await write(tools);
    const checked = await tools.call('check', { code: source });
    if (!checked.includes('0 errors in 1 file')) {
      throw new Error(`The program for ${task} has errors:\n${checked}`);
    }
    solutions.push({ task, source });
  }
  return solutions;
}
