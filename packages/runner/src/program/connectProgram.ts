/** In a compiled program, replaces the demo project with the reader's own project. Doesn't require the compiler. */
import { demoBaseUrl } from '@reveal-docs/demo-project/service/baseUrl';
import type { Connection } from '../host/connection';
import type { CompiledProgram, ProgramModule } from './compile';
import type { OwnProjectNeed } from './example';
import { projectFile } from './projectFile';

/** Constants in {@link projectFile} that the reader's model replaces, by the kind of model that the example needs. */
export const modelConstants: Readonly<Record<OwnProjectNeed, string>> = {
  cad: 'plant',
  points: 'pointCloud',
};

/** The parts of a connection that a program contains. The page adds the token to requests instead. */
type Target = Omit<Connection, 'token'>;

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function replacementsOf(
  code: string,
  pattern: RegExp,
  textOf: (match: RegExpMatchArray) => string,
): Replacement[] {
  const found = [...code.matchAll(pattern)];
  if (found.length === 0)
    throw new Error(`${projectFile} doesn't contain a match for ${pattern.source}.`);
  return found.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: textOf(match),
  }));
}

/** Applies replacements to a module, and adjusts the positions of its imports. */
function replaceIn(module: ProgramModule, replacements: readonly Replacement[]): ProgramModule {
  let { code } = module;
  for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  const move = (position: number) =>
    replacements
      .filter(({ end }) => end <= position)
      .reduce((moved, { start, end, text }) => moved + text.length - (end - start), position);
  const imports = module.imports.map(({ specifier, start, end }) => ({
    specifier,
    start: move(start),
    end: move(end),
  }));
  return { ...module, code, imports };
}

/**
 * Returns the program with the connection's cluster, project and model. The model replaces the model of the demo
 * project that the example needs. Throws if {@link projectFile} doesn't contain the demo project and that model. The
 * build checks this for each example that can use the reader's own project.
 */
export function connectProgram(
  program: CompiledProgram,
  { cluster, project, modelId, revisionId }: Target,
  needs: OwnProjectNeed,
): CompiledProgram {
  const host = new RegExp(demoBaseUrl.replaceAll('.', String.raw`\.`), 'g');
  const model = new RegExp(String.raw`\bconst ${modelConstants[needs]} = (?=\{)\{[^}]*\}`, 'g');
  return {
    ...program,
    modules: program.modules.map((module) => {
      if (module.file !== projectFile) return module;
      const { code } = module;
      return replaceIn(module, [
        ...replacementsOf(code, host, () => cluster),
        ...replacementsOf(
          code,
          /\bproject:\s*(['"])demo\1/g,
          () => `project: ${JSON.stringify(project)}`,
        ),
        ...replacementsOf(
          code,
          model,
          () =>
            `const ${modelConstants[needs]} = { modelId: ${modelId}, revisionId: ${revisionId} }`,
        ),
      ]);
    }),
  };
}
