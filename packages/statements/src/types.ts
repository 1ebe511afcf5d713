import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import {
  compileBlocks,
  type BlockModule,
  type Compilation,
} from '@reveal-docs/api-reference/blocks/compiler';
import { rootDir } from '@reveal-docs/versions';
import type { Lane } from './lanes';
import { statementsDir } from './read';
import { expectationIn, lastReleaseUpTo, type StatementSpec } from './spec';
import { keepVariant } from './variants';

/** Returns the modules that all statements import. Each title is the module's path, relative to `statements/`. */
function sharedModules(lane: Lane): BlockModule[] {
  const dir = statementsDir();
  const kit = fs.readdirSync(path.join(dir, 'kit')).map((file) => path.posix.join('kit', file));
  const texts = ['statement.ts', ...kit].map((title) => ({
    title,
    code: fs.readFileSync(path.join(dir, title), 'utf8'),
  }));
  const project = fs.readFileSync(path.join(lane.version.workspaceDir, projectFile), 'utf8');
  return [...texts, { title: projectFile, code: project }].map(({ title, code }, index) => ({
    page: 'statements',
    index,
    extension: 'ts',
    title,
    code,
  }));
}

export interface CompiledStatements {
  readonly compilation: Compilation;
  readonly shared: readonly BlockModule[];
  /** Modules of the statements that run in the lane, by statement. */
  readonly own: ReadonlyMap<StatementSpec, BlockModule>;
}

/** Compiles the statements of a lane. Each statement contains only its program for that lane. */
export function compileStatements(specs: readonly StatementSpec[], lane: Lane): CompiledStatements {
  const shared = sharedModules(lane);
  const runs = specs.filter((spec) => expectationIn(spec, lane.release).type !== 'lacks');
  const own = new Map(
    runs.map((spec, index): [StatementSpec, BlockModule] => [
      spec,
      {
        page: 'statements',
        index: shared.length + index,
        extension: 'ts',
        title: `${spec.id}.ts`,
        code: keepVariant(spec.source, lastReleaseUpTo(lane.release, spec.variants)),
      },
    ]),
  );
  const compilation = compileBlocks(lane.version, [...shared, ...own.values()]);
  return { compilation, shared, own };
}

/** Returns compiler errors as `file:line:column message (release)`. */
export function typeErrors({ compilation, shared, own }: CompiledStatements, lane: Lane): string[] {
  return [...shared, ...own.values()].flatMap((module) =>
    compilation.diagnosticsOf(module).map(({ line, column, message }) => {
      const file = path.relative(rootDir, path.join(statementsDir(), module.title ?? ''));
      return `${file}:${line}:${column} ${message} (${lane.release})`;
    }),
  );
}

/** Throws if statements have compiler errors in any lane. */
export function assertStatementTypes(
  specs: readonly StatementSpec[],
  lanes: readonly Lane[],
): void {
  const problems = lanes.flatMap((lane) => typeErrors(compileStatements(specs, lane), lane));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
