/** Finds the API page that documents a name in a program. */
import ts from 'typescript';
import type { TypePack } from './protocol';

/** An API page, with the API name that it documents and its path, relative to the site's base path. */
export interface ApiLink {
  readonly name: string;
  readonly link: string;
}

/** Finds the API page for the symbol at a position, by the symbol's name and, for a member, the name of its class. */
export function linkAt(
  links: TypePack['links'],
  program: ts.Program | undefined,
  path: string,
  position: number,
): ApiLink | undefined {
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
  const names = [`${ownerName ?? ''}.${symbol.name}`, symbol.name];
  const name = names.find((candidate) => links[candidate] !== undefined);
  const link = name === undefined ? undefined : links[name];
  return name === undefined || link === undefined ? undefined : { name, link };
}
