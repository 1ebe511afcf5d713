import leven from 'leven';
import type { ApiIndex } from './apiIndex';
import { isCamelCase, isPascalCase, type CodeName } from './codeName';
import { misspellingDistance, receiverClasses, shortestMisspelling } from './nameRules';

export interface ApiTarget {
  readonly symbol: string;
  readonly member?: string;
}

export type NameResolution =
  | { readonly type: 'target'; readonly target: ApiTarget }
  /** The page's version doesn't have the name, but the version in `folder` does. */
  | { readonly type: 'elsewhere'; readonly folder: string; readonly target: ApiTarget }
  | { readonly type: 'misspelled'; readonly meant: string }
  | { readonly type: 'unknownMember'; readonly symbol: string; readonly member: string }
  /** The name isn't in the API, or is a member of several symbols. */
  | { readonly type: 'none' };

export interface NameContext {
  readonly own: NameLookup;
  /** Other versions, in order of preference. */
  readonly others: readonly { readonly folder: string; readonly lookup: NameLookup }[];
  /** Whether this word occurs in the version's packages or in the page's own code. */
  readonly isRealWord: (word: string) => boolean;
  /** Whether this word occurs in three.js, the client, or the page's own code. Excludes the SDK. */
  readonly isForeignWord: (word: string) => boolean;
}

/** Kinds of symbols whose members are all in the index. A member that isn't in the index doesn't exist. */
const closedKinds = new Set(['class', 'interface', 'enum']);

/** Looks up symbols and members in one version's index. */
export class NameLookup {
  private readonly owners = new Map<string, string[]>();

  constructor(readonly index: ApiIndex) {
    for (const symbol of Object.values(index.symbols)) {
      for (const member of Object.keys(symbol.members)) {
        const owners = this.owners.get(member);
        if (owners === undefined) this.owners.set(member, [symbol.name]);
        else owners.push(symbol.name);
      }
    }
  }

  symbol(name: string): ApiIndex['symbols'][string] | undefined {
    return Object.hasOwn(this.index.symbols, name) ? this.index.symbols[name] : undefined;
  }

  hasMember(symbol: string, member: string): boolean {
    return Object.hasOwn(this.symbol(symbol)?.members ?? {}, member);
  }

  /** Returns the names of the symbols that have a member with this name. */
  ownersOf(member: string): readonly string[] {
    return this.owners.get(member) ?? [];
  }

  /** Returns the most similar symbol or member name within {@link misspellingDistance}, if any. */
  closest(name: string, among: Iterable<string> = this.names()): string | undefined {
    let best: string | undefined;
    let bestDistance = misspellingDistance + 1;
    for (const candidate of among) {
      if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
      const distance = leven(candidate, name);
      if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
    }
    return best;
  }

  private *names(): Iterable<string> {
    yield* Object.keys(this.index.symbols);
    for (const member of this.owners.keys()) {
      if (member.length >= shortestMisspelling) yield member;
    }
  }
}

function findTarget(lookup: NameLookup, name: CodeName): ApiTarget | undefined {
  const [first, ...rest] = name.path;
  const owner = rest.length > 0 ? (receiverClasses[first] ?? first) : first;
  const [member] = rest;
  const last = rest.at(-1);
  if (rest.length > 1 && last !== undefined) {
    const inner = memberOfOne(lookup, last);
    if (inner !== undefined) return inner;
  }
  if (lookup.symbol(owner) !== undefined) {
    if (member === undefined) return { symbol: owner };
    return lookup.hasMember(owner, member) ? { symbol: owner, member } : undefined;
  }
  if (isPascalCase(first)) return undefined;
  return isCamelCase(last ?? first) || name.isCall ? memberOfOne(lookup, last ?? first) : undefined;
}

function findSymbol(lookup: NameLookup, name: string): ApiTarget | undefined {
  return lookup.symbol(name) === undefined ? undefined : { symbol: name };
}

function memberOfOne(lookup: NameLookup, member: string): ApiTarget | undefined {
  const owners = lookup.ownersOf(member);
  const [symbol] = owners;
  return owners.length === 1 && symbol !== undefined ? { symbol, member } : undefined;
}

/** Whether a version has the name. A name that is a member of several symbols also counts. */
function knows(lookup: NameLookup, name: CodeName): boolean {
  if (findTarget(lookup, name) !== undefined) return true;
  const last = name.path.at(-1) ?? '';
  return !isPascalCase(name.path[0]) && lookup.ownersOf(last).length > 0;
}

/** Resolves a name in inline code. `context.own` is the index of the page's version. */
export function resolveName(name: CodeName, context: NameContext): NameResolution {
  const { own, others } = context;
  const target = findTarget(own, name);
  if (target !== undefined) return { type: 'target', target };

  const [first, member] = name.path;
  const owner = member === undefined ? undefined : own.symbol(receiverClasses[first] ?? first);
  const isClosed = owner !== undefined && closedKinds.has(owner.kind);
  if (owner !== undefined && !isClosed) return { type: 'none' };
  if (owner === undefined && knows(own, name)) return { type: 'none' };

  const last = name.path.at(-1) ?? first;
  const isExcused = isExcusedWord(name, isClosed, context);
  const elsewhere = others
    .map(({ folder, lookup }) => ({
      folder,
      target: findTarget(lookup, name) ?? (isClosed ? undefined : findSymbol(lookup, first)),
    }))
    .find((found) => found.target !== undefined);
  if (elsewhere?.target !== undefined && !isExcused) {
    return { type: 'elsewhere', folder: elsewhere.folder, target: elsewhere.target };
  }
  if (isClosed && member !== undefined) {
    const meant = own.closest(member, Object.keys(owner.members));
    return meant === undefined
      ? { type: 'unknownMember', symbol: owner.name, member }
      : { type: 'misspelled', meant: `${owner.name}.${meant}` };
  }
  if (isExcused || context.isRealWord(last)) return { type: 'none' };
  const suspect = isPascalCase(first) ? first : last;
  const isName = isPascalCase(suspect) || isCamelCase(suspect) || name.isCall;
  if (!isName || suspect.length < shortestMisspelling || context.isRealWord(suspect)) {
    return { type: 'none' };
  }
  const meant = own.closest(suspect);
  return meant === undefined ? { type: 'none' } : { type: 'misspelled', meant };
}

/**
 * Whether a name belongs to something outside of the SDK, such as a three.js class or a parameter. A bare word counts
 * if the version's typings contain it anywhere. A call or class counts only if it also occurs outside of the SDK.
 */
function isExcusedWord(name: CodeName, isClosed: boolean, context: NameContext): boolean {
  if (isClosed) return false;
  const word = isPascalCase(name.path[0]) ? name.path[0] : (name.path.at(-1) ?? '');
  const isBare = name.path.length === 1 && !name.isCall && !isPascalCase(word);
  return isBare ? context.isRealWord(word) : context.isForeignWord(word);
}
