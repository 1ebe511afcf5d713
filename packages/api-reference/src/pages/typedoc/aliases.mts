/**
 * Resolves type aliases that TypeDoc shows only as written: intersections, indexed types, `Required<…>`, and unions of
 * objects. Each variant becomes a table of its fields. The table names the type that declares each field.
 */
import {
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import ts from 'typescript';
import type { ApiJob } from '../job';
import { moduleOfFile } from '../../code/moduleOfFile';
import type { AliasField, AliasVariant } from '../variants';
import { withUnit, type WordsByName } from '../words';
import { modulesOf } from './symbols.mjs';

/** Map from alias declarations to their variants. */
export type AliasVariants = ReadonlyMap<DeclarationReflection, readonly AliasVariant[]>;

/** Types that TypeDoc resolves itself, or that don't have fields. */
const plainTypes = new Set([
  'reflection',
  'intrinsic',
  'literal',
  'templateLiteral',
  'array',
  'tuple',
]);

/** Maximum number of variants in a union. Larger unions aren't resolved. */
const mostVariants = 6;

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .trim();
}

function defaultTagOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol
    .getJsDocTags(checker)
    .find(({ name }) => name === 'default' || name === 'defaultValue');
  const text = ts.displayPartsToString(tag?.text).trim();
  return text === '' || text.includes('`') ? text || undefined : `\`${text}\``;
}

function declaringType(declaration: ts.Declaration | undefined): string | undefined {
  for (
    let node: ts.Node | undefined = declaration?.parent;
    node !== undefined;
    node = node.parent
  ) {
    if (
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node)
    ) {
      return node.name?.text;
    }
  }
  return undefined;
}

function isInside(declaration: ts.Declaration, dir: string): boolean {
  const file = declaration.getSourceFile().fileName;
  return file.startsWith(dir) && !file.slice(dir.length).includes('node_modules');
}

function packageOf(declaration: ts.Declaration): string {
  return moduleOfFile(declaration.getSourceFile().fileName);
}

/** Whether a type is defined by its fields: an SDK object type that isn't a class, list, or function. */
function isRecord(type: ts.Type, checker: ts.TypeChecker, job: ApiJob): boolean {
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0 || type.getCallSignatures().length > 0) return false;
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || checker.isArrayLikeType(type)) return false;
  if (type.symbol?.flags !== undefined && (type.symbol.flags & ts.SymbolFlags.Class) !== 0)
    return false;
  return properties.some(({ declarations = [] }) =>
    declarations.some((declaration) => isInside(declaration, job.sdkDir)),
  );
}

interface Reader {
  readonly checker: ts.TypeChecker;
  readonly job: ApiJob;
  readonly words: WordsByName;
  /** Names that have a page. */
  readonly exported: ReadonlySet<string>;
  /** Node in the alias's file. Its scope determines how types are written. */
  readonly place: ts.Node;
}

function fieldOf(
  property: ts.Symbol,
  owner: string,
  { checker, words, place, job, exported }: Reader,
): AliasField {
  const [declaration] = property.declarations ?? [];
  const from = declaringType(declaration) ?? owner;
  // These docs list the fields of a nested object under the alias's name.
  const own = words.get(`${from}.${property.name}`) ?? words.get(`${owner}.${property.name}`);
  const said = docOf(property, checker);
  const standard = defaultTagOf(property, checker) ?? (job.isPresent ? own?.default : undefined);
  // Show the unit after the default. If the default is unknown, show the unit in the description.
  const ours = standard === undefined ? withUnit(own ?? {}) : (own?.text ?? '');
  const isOfSdk = declaration !== undefined && isInside(declaration, job.sdkDir);
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, place));
  const format =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  return {
    name: property.name,
    isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    type: checker.typeToString(type, place, format),
    from,
    package: declaration === undefined || isOfSdk ? undefined : packageOf(declaration),
    isOnlyHere: isOfSdk && !exported.has(from),
    said,
    ours,
    default: standard === undefined ? undefined : [standard, own?.unit ?? ''].join(' ').trim(),
  };
}

/**
 * Returns the variant's own name or, if it has none, the names of the types that declare its fields. Omits types that
 * all variants share, unless no others remain.
 */
function titleOf(
  type: ts.Type,
  fields: readonly AliasField[],
  all: readonly (readonly AliasField[])[],
): string {
  const { aliasSymbol } = type;
  if (aliasSymbol !== undefined) return aliasSymbol.name;
  const isShared = (name: string) => all.every((other) => other.some(({ from }) => from === name));
  const names = new Set(fields.map(({ from }) => from));
  const own = [...names].filter((name) => !isShared(name));
  return (own.length === 0 ? [...names] : own).join(' and ');
}

function variantsOf(child: DeclarationReflection, alias: ts.Type, reader: Reader): AliasVariant[] {
  const { checker, job } = reader;
  const resolved = checker.getBaseConstraintOfType(alias) ?? alias;
  const parts = resolved.isUnion() ? resolved.types : [resolved];
  if (child.type?.type === 'indexedAccess' && parts.every((part) => part.isLiteral())) {
    const literals = parts.map((part) => checker.typeToString(part)).join(' | ');
    return [{ title: '', fields: [], literals }];
  }
  const records = parts.filter((part) => isRecord(part, checker, job));
  if (records.length !== parts.length || parts.length > mostVariants) return [];
  const all = records.map((part) =>
    checker
      .getPropertiesOfType(part)
      // Skip brand fields, which exist only in types and not at run time.
      .filter(({ name }) => !name.startsWith('_') && !name.startsWith('['))
      .map((property) => fieldOf(property, child.name, reader)),
  );
  return records.map((part, index) => {
    const fields = all[index] ?? [];
    return { title: records.length === 1 ? '' : titleOf(part, fields, all), fields };
  });
}

/** Resolves the project's aliases that TypeDoc leaves unresolved. */
export function readAliases(
  project: ProjectReflection,
  context: Context,
  job: ApiJob,
  words: WordsByName,
): AliasVariants {
  const found = new Map<DeclarationReflection, readonly AliasVariant[]>();
  const modules = modulesOf(project, job).map(({ module }) => module.children ?? []);
  const exported = new Set(modules.flat().map(({ name }) => name));
  for (const { module } of modulesOf(project, job)) {
    for (const child of module.children ?? []) {
      if (!child.kindOf(ReflectionKind.TypeAlias)) continue;
      if (child.type === undefined || plainTypes.has(child.type.type)) continue;
      const declaration = context
        .getSymbolFromReflection(child)
        ?.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
      if (declaration === undefined) continue;
      const program = context.programs.find(
        (candidate) => candidate.getSourceFile(declaration.getSourceFile().fileName) !== undefined,
      );
      if (program === undefined) continue;
      const checker = program.getTypeChecker();
      const reader = { checker, job, words, exported, place: declaration };
      const variants = variantsOf(child, checker.getTypeAtLocation(declaration.type), reader);
      if (variants.length > 0) found.set(child, variants);
    }
  }
  return found;
}
