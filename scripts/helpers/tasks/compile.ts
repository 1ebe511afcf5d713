import fs from 'node:fs';
import path from 'node:path';
import {
  ProgramError,
  compileProgram,
  type CompiledProgram,
} from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import type { SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { readJson } from '@reveal-docs/shared/readJson';
import { compileBlocks, type BlockModule } from '@reveal-docs/api-reference/blocks/compiler';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import type { Answer } from './answers';

export type CompiledAnswer = { readonly program: CompiledProgram } | { readonly problem: string };

function problemAt(task: string, line: number | undefined, message: string): CompiledAnswer {
  const [first = ''] = message.split('\n');
  return { problem: `${task}.ts${line === undefined ? '' : `:${line}`} ${first}` };
}

function packagesOf({ folder }: DocsVersion): string[] {
  const file = path.join(rootDir, '.generated', 'sdk', 'manifest.json');
  if (!fs.existsSync(file))
    throw new Error('The SDK modules are missing. Run `npx tsx scripts/generate.ts`.');
  const { modules } = readJson<SdkManifest>(file)[folder] ?? {};
  return Object.keys(modules ?? {}).filter((name) => !name.startsWith('#'));
}

/** Compiles a program like code from a link: it can import only known packages, and its loops are guarded. */
function compileForFrame({ task, source }: Answer, version: DocsVersion): CompiledAnswer {
  const project = fs.readFileSync(path.join(version.workspaceDir, projectFile), 'utf8');
  const files = [
    { file: `${task}.ts`, source },
    { file: projectFile, source: project },
  ];
  const packages = packagesOf(version);
  try {
    return { program: compileProgram(files, { guardLoops: true, packages }) };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return problemAt(task, error.line, error.message);
  }
}

/** Returns a map from each incorrect answer to its first TypeScript error with the SDK of `version`. */
export function typeProblems(
  version: DocsVersion,
  answers: readonly Answer[],
): Map<Answer, string> {
  // Treat each answer as a separate page, so that the answers don't share declarations.
  const modules = new Map<Answer, BlockModule>(
    answers.map((answer, index) => [
      answer,
      {
        page: `tasks/${index}`,
        index: 0,
        extension: 'ts',
        title: `${answer.task}.ts`,
        code: answer.source,
      },
    ]),
  );
  const compilation = compileBlocks(version, [...modules.values()]);
  const problems = new Map<Answer, string>();
  for (const [answer, module] of modules) {
    const [first] = compilation.diagnosticsOf(module);
    if (first === undefined) continue;
    const found = problemAt(answer.task, first.line, first.message);
    if ('problem' in found) problems.set(answer, found.problem);
  }
  return problems;
}

export function compileAnswers(
  version: DocsVersion,
  answers: readonly Answer[],
): Map<Answer, CompiledAnswer> {
  const problems = typeProblems(version, answers);
  return new Map(
    answers.map((answer): [Answer, CompiledAnswer] => {
      const problem = problems.get(answer);
      return [answer, problem === undefined ? compileForFrame(answer, version) : { problem }];
    }),
  );
}
