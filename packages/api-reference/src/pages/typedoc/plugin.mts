import fs from 'node:fs';
import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  type Application,
  type Context,
  type DeclarationReflection,
  type PageEvent,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { repairDeclarations } from '../declarations';
import type { ApiJob } from '../job';
import type { ApiModel, ApiPage } from '../model';
import { readWords } from '../words';
import { readAliases, type AliasVariants } from './aliases.mjs';
import { assertTypesResolve, readExports, type DeclaredExports } from './exports.mjs';
import { groupInherited } from './inherited.mjs';
import { readIndexPage, readModulesPage, readPage } from './pages.mjs';
import { createRouter, routerName } from './router.mjs';
import { placeSamples } from './samples.mjs';
import { readSymbols, readUndocumented } from './symbols.mjs';
import { ModelTheme, themeName } from './theme.mjs';
import { addWords, readDescriptions } from './words.mjs';

function repairOnRead(job: ApiJob): void {
  const read = ts.sys.readFile.bind(ts.sys);
  const entryFiles = new Set(job.entryPoints.map(({ file }) => path.resolve(file)));
  ts.sys.readFile = (file, encoding) => {
    const text = read(file, encoding);
    if (text === undefined || !file.endsWith('.d.ts')) return text;
    const resolved = path.resolve(file);
    if (!resolved.startsWith(job.sdkDir + path.sep)) return text;
    const isEntryPoint = entryFiles.has(resolved);
    return repairDeclarations(text, { isEntryPoint, isPresent: job.isPresent });
  };
}

/** Renames modules from their file to their import path. */
function nameModules(job: ApiJob) {
  const specifiers = new Map(
    job.entryPoints.map(({ file, specifier }) => [path.resolve(file), specifier]),
  );
  return (context: Context, reflection: DeclarationReflection): void => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
    if (declaration === undefined) return;
    const file = path.resolve(declaration.getSourceFile().fileName);
    reflection.name = specifiers.get(file) ?? reflection.name;
  };
}

/** Finds an export, or a declaration inside an export. `names` starts with the name of the export. */
function findByPath(project: ProjectReflection, names: readonly string[]): Reflection | undefined {
  const [first, ...rest] = names;
  for (const module of project.children ?? []) {
    let found: Reflection | undefined = module.children?.find((child) => child.name === first);
    for (const name of rest) {
      found =
        found?.isDeclaration() === true
          ? found.children?.find((child) => child.name === name)
          : undefined;
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Creates a job's TypeDoc plugin, which repairs the input, runs checks, and writes the model. If a check fails, the
 * TypeDoc run rejects.
 */
export function createPlugin(job: ApiJob): (app: Application) => void {
  return (app) => {
    let exports: DeclaredExports = new Map();
    let aliases: AliasVariants = new Map();
    let symbols: ApiModel['symbols'] = {};
    const pages: ApiPage[] = [];
    const words = readWords();
    repairOnRead(job);
    app.renderer.defineRouter(routerName, createRouter(job));
    app.renderer.defineTheme(themeName, ModelTheme);

    app.converter.on(Converter.EVENT_BEGIN, (context: Context) => {
      exports = readExports(job, context.programs);
      assertTypesResolve(job, context.programs);
    });
    app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameModules(job));
    app.converter.on(Converter.EVENT_RESOLVE_END, (context: Context) => {
      if (job.layout === 'packages') aliases = readAliases(context.project, context, job, words);
    });
    // Resolves links from comments to symbols that the comment's file doesn't import.
    app.converter.addUnknownSymbolResolver((reference, source) => {
      const names = (reference.symbolReference?.path ?? []).map(({ path: name }) => name);
      const target = findByPath(source.project, names);
      // TypeDoc's types allow only URLs here. However, TypeDoc also accepts reflections and resolves links to them.
      return target === undefined ? undefined : { target: target as unknown as string };
    });

    app.renderer.on(MarkdownRendererEvent.BEGIN, ({ project }: MarkdownRendererEvent) => {
      const { router } = app.renderer;
      if (router === undefined) throw new Error('TypeDoc started rendering without a router.');
      symbols = readSymbols(project, router, job, { exports, aliases });
      const undocumented = readUndocumented(project, symbols, job);
      fs.writeFileSync(job.samplesFile, JSON.stringify(placeSamples(project, job, words)));
      addWords(project, job, words);
      groupInherited(project, job);
      fs.writeFileSync(
        job.descriptionsFile,
        JSON.stringify(readDescriptions(project, job, aliases)),
      );
      fs.writeFileSync(job.undocumentedFile, JSON.stringify(undocumented, null, 1));
    });
    app.renderer.on(MarkdownPageEvent.END, (page: PageEvent) => {
      const { router, theme } = app.renderer;
      if (router === undefined || !(theme instanceof ModelTheme)) return;
      const shared = { job, project: page.project, router };
      pages.push(
        page.url === 'index.md'
          ? readIndexPage(shared, page.url)
          : page.url === 'modules.md'
            ? readModulesPage(shared, page.url)
            : readPage(
                {
                  ...shared,
                  aliases,
                  context: theme.getRenderContext(page as MarkdownPageEvent<Reflection>),
                },
                page.model as DeclarationReflection,
                page.url,
              ),
      );
    });
    app.renderer.on(MarkdownRendererEvent.END, () => {
      fs.writeFileSync(job.modelFile, JSON.stringify({ symbols, pages } satisfies ApiModel));
    });
  };
}
