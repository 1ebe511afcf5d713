import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type Router,
} from 'typedoc';
import {
  pageOfFile,
  type ApiIndex,
  type ApiMember,
  type ApiSymbol,
  type MemberKind,
  type SymbolKind,
  type UndocumentedReport,
} from '../../names/apiIndex';
import type { ApiJob } from '../job';
import { slugOf } from '../slug';
import { fieldAnchor, fieldsOf, type AliasVariant } from '../variants';
import type { AliasVariants } from './aliases.mjs';
import type { DeclaredExports } from './exports.mjs';

const symbolKinds = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Enum, 'enum'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'variable'],
]);

const memberKinds = new Map<ReflectionKind, MemberKind>([
  [ReflectionKind.Constructor, 'constructor'],
  [ReflectionKind.Property, 'property'],
  [ReflectionKind.Variable, 'property'],
  [ReflectionKind.Accessor, 'accessor'],
  [ReflectionKind.Method, 'method'],
  [ReflectionKind.Function, 'method'],
  [ReflectionKind.EnumMember, 'enum member'],
]);

/** Returns the members of a class, interface, or enum, or of an alias's or variable's object type. */
export function membersOf(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  if (reflection.children !== undefined) return reflection.children;
  const { type } = reflection;
  const types = type?.type === 'intersection' ? type.types : [type];
  return types.flatMap((part) =>
    part?.type === 'reflection' ? (part.declaration.children ?? []) : [],
  );
}

/**
 * Returns a member's ID. The router doesn't assign IDs to the members of an intersection. Their IDs are the slugs of
 * their names.
 */
function anchorOf(
  member: DeclarationReflection,
  owner: DeclarationReflection,
  router: Router,
): string | undefined {
  if (router.hasUrl(member)) return router.getAnchor(member);
  return owner.type?.type === 'intersection' && router.hasOwnDocument(owner)
    ? slugOf(member.name)
    : undefined;
}

/** Whether a symbol or member has a description, in its own comment or in a signature's comment. */
function isDocumented(reflection: DeclarationReflection): boolean {
  const { signatures = [], getSignature, setSignature } = reflection;
  return [reflection, ...signatures, getSignature, setSignature].some(
    (part) => part?.comment?.hasVisibleComponent() === true,
  );
}

function readMembers(
  reflection: DeclarationReflection,
  router: Router,
  variants: readonly AliasVariant[],
): Readonly<Record<string, ApiMember>> {
  // Use a map, because every plain object inherits `constructor` and `toString`.
  const members = new Map<string, ApiMember>();
  for (const member of membersOf(reflection)) {
    const kind = memberKinds.get(member.kind);
    const anchor = anchorOf(member, reflection, router);
    // If a static and an instance member share a name, links go to the first one.
    if (kind === undefined || anchor === undefined || members.has(member.name)) continue;
    const { inheritedFrom, overwrites, implementationOf } = member;
    const base = (inheritedFrom ?? overwrites ?? implementationOf)?.name;
    members.set(member.name, { kind, anchor, ...(base === undefined ? {} : { base }) });
  }
  // Skip fields that another page documents, because they are members of that page's symbol.
  for (const { name, isOnlyHere } of fieldsOf(variants)) {
    if (!isOnlyHere || members.has(name)) continue;
    members.set(name, { kind: 'property', anchor: fieldAnchor(name) });
  }
  return Object.fromEntries(members);
}

function readSymbol(
  reflection: DeclarationReflection,
  module: string,
  router: Router,
  aliases: AliasVariants,
): ApiSymbol | undefined {
  const kind = symbolKinds.get(reflection.kind);
  if (kind === undefined || !router.hasUrl(reflection)) return undefined;
  const [file = '', anchor] = router.getFullUrl(reflection).split('#');
  return {
    name: reflection.name,
    kind,
    module,
    page: `api/${pageOfFile(file)}`,
    ...(anchor === undefined ? {} : { anchor }),
    members: readMembers(reflection, router, aliases.get(reflection) ?? []),
  };
}

/** Returns a project's modules, each with the key of its entry point. */
export function modulesOf(
  project: ProjectReflection,
  job: ApiJob,
): { key: string; module: DeclarationReflection }[] {
  return job.entryPoints.flatMap(({ key, specifier }) => {
    const module = project.children?.find(
      (child) => child.kindOf(ReflectionKind.Module) && child.name === specifier,
    );
    return module === undefined ? [] : [{ key, module }];
  });
}

/**
 * Returns a map from names to documented symbols. If several entry points export a name, the first entry point's symbol
 * is used. Throws if an export has no page.
 */
export function readSymbols(
  project: ProjectReflection,
  router: Router,
  job: ApiJob,
  { exports, aliases }: { readonly exports: DeclaredExports; readonly aliases: AliasVariants },
): ApiIndex['symbols'] {
  const symbols = new Map<string, ApiSymbol>();
  for (const { key, module } of modulesOf(project, job)) {
    for (const child of module.children ?? []) {
      const symbol = readSymbol(child, key, router, aliases);
      if (symbol !== undefined && !symbols.has(child.name)) symbols.set(child.name, symbol);
    }
  }
  const missing = [...exports.values()].flat().filter((name) => !symbols.has(name));
  if (missing.length > 0) {
    throw new Error(
      `${job.label}: ${missing.length} of ${[...exports.values()].flat().length} exports have no API page: ` +
        `${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ', …' : ''}. ` +
        'Change the options in packages/api-reference/src/pages/typedoc/run.mts that exclude them.',
    );
  }
  return Object.fromEntries(symbols);
}

/** Returns the exports and members that aren't documented. */
export function readUndocumented(
  project: ProjectReflection,
  symbols: ApiIndex['symbols'],
  job: ApiJob,
): Omit<UndocumentedReport, 'version'> {
  const undocumented: ApiSymbol[] = [];
  const undocumentedMembers: string[] = [];
  let members = 0;
  for (const { key, module } of modulesOf(project, job)) {
    for (const child of module.children ?? []) {
      const symbol = symbols[child.name];
      if (symbol === undefined || symbol.module !== key) continue;
      if (!isDocumented(child)) undocumented.push(symbol);
      for (const member of membersOf(child)) {
        if (member.inheritedFrom !== undefined) continue;
        members += 1;
        if (!isDocumented(member)) undocumentedMembers.push(`${child.name}.${member.name}`);
      }
    }
  }
  return {
    exports: Object.keys(symbols).length,
    undocumented: undocumented
      .map(({ name, kind, module, page }) => ({ name, kind, module, page }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    members,
    undocumentedMembers: undocumentedMembers.sort(),
  };
}
