/** TypeScript's language service over a {@link TypePack}: no file system, no network, no DOM. */
import ts from 'typescript';
import type { Hover, Suggestion, TypePack, TypeProblem } from './protocol';
import { explain } from './upgrade';
import type { UpgradeProblem } from './upgrade/data';

/** As examples/tsconfig.base.json checks them. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  noEmit: true,
};

const libraryFolder = '/node_modules/typescript/lib';

export interface TypeService {
  change(file: string, source: string): void;
  suggest(file: string, position: number): { readonly items: readonly Suggestion[] } | null;
  /** Declaration and documentation of a suggestion, as text. */
  describe(file: string, position: number, label: string): string;
  hover(file: string, position: number): Hover | null;
  check(file: string): readonly TypeProblem[];
  /** The problems of a file that was written for version `from`, explained. */
  explain(file: string, from: string): readonly UpgradeProblem[];
}

/** All folders above the files, for the compiler's walks through `node_modules`. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>(['/']);
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

const severities: Readonly<Partial<Record<ts.DiagnosticCategory, TypeProblem['severity']>>> = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
};

/** A program of the reader; each change is another version. */
interface Program {
  readonly source: string;
  readonly version: number;
}

/** The files that the service sees: those of the pack, and the programs over them. */
function createHost(
  pack: TypePack,
  programs: ReadonlyMap<string, Program>,
): ts.LanguageServiceHost {
  const library = new Map(Object.entries(pack.files));
  const folders = foldersOf([...library.keys(), `${pack.folder}/x`]);
  const read = (path: string) => programs.get(path)?.source ?? library.get(path);
  return {
    getCompilationSettings: () => ({
      ...options,
      paths: Object.fromEntries(Object.entries(pack.paths).map(([name, path]) => [name, [path]])),
    }),
    getScriptFileNames: () => [...programs.keys()],
    getScriptVersion: (path) => String(programs.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => pack.folder,
    getDefaultLibFileName: () => `${libraryFolder}/lib.es2022.full.d.ts`,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists: (path) => folders.has(path.replace(/\/$/, '') || '/'),
    getDirectories: () => [],
  };
}

/** Address of what stands at a place, by its name and, for members, that of its class. */
function linkAt(
  links: TypePack['links'],
  program: ts.Program | undefined,
  path: string,
  position: number,
): string | undefined {
  const source = program?.getSourceFile(path);
  if (program === undefined || source === undefined) return undefined;
  const checker = program.getTypeChecker();
  let node: ts.Node = source;
  for (let next: ts.Node | undefined = source; next !== undefined;) {
    node = next;
    next = ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position <= child.getEnd() ? child : undefined,
    );
  }
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined) return undefined;
  if (symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol.declarations?.[0];
  if (
    declaration === undefined ||
    !/@cognite\/reveal|\.generated\/types/.test(declaration.getSourceFile().fileName)
  ) {
    return undefined;
  }
  const owner = declaration.parent as { readonly name?: ts.Node };
  const ownerName = owner.name === undefined ? undefined : owner.name.getText();
  return links[`${ownerName ?? ''}.${symbol.name}`] ?? links[symbol.name];
}

/** Makes the service. Programs are added with {@link TypeService.change}. */
export function createTypeService(pack: TypePack): TypeService {
  const programs = new Map<string, Program>();
  const pathOf = (file: string) => `${pack.folder}/${file}`;
  const service = ts.createLanguageService(createHost(pack, programs));
  const diagnosticsOf = (path: string) => [
    ...service.getSyntacticDiagnostics(path),
    ...service.getSemanticDiagnostics(path),
  ];

  return {
    change(file, source) {
      const path = pathOf(file);
      programs.set(path, { source, version: (programs.get(path)?.version ?? 0) + 1 });
    },
    suggest(file, position) {
      const found = service.getCompletionsAtPosition(pathOf(file), position, {
        includeCompletionsForModuleExports: false,
      });
      if (found === undefined) return null;
      return {
        items: found.entries.map(({ name, kind, sortText }) => ({ label: name, kind, sortText })),
      };
    },
    describe(file, position, label) {
      const details = service.getCompletionEntryDetails(
        pathOf(file),
        position,
        label,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      if (details === undefined) return '';
      const declaration = ts.displayPartsToString(details.displayParts);
      const text = ts.displayPartsToString(details.documentation);
      return text === '' ? declaration : `${declaration}\n\n${text}`;
    },
    hover(file, position) {
      const info = service.getQuickInfoAtPosition(pathOf(file), position);
      if (info === undefined) return null;
      return {
        from: info.textSpan.start,
        to: info.textSpan.start + info.textSpan.length,
        declaration: ts.displayPartsToString(info.displayParts),
        documentation: ts.displayPartsToString(info.documentation),
        link: linkAt(pack.links, service.getProgram(), pathOf(file), position),
      };
    },
    check(file) {
      return diagnosticsOf(pathOf(file)).map(
        ({ start = 0, length = 0, category, messageText }) => ({
          from: start,
          to: start + length,
          severity: severities[category] ?? 'info',
          message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        }),
      );
    },
    explain(file, from) {
      const path = pathOf(file);
      const program = service.getProgram();
      const steps = pack.upgrades[from] ?? [];
      return program === undefined ? [] : explain(program, path, diagnosticsOf(path), steps);
    },
  };
}
