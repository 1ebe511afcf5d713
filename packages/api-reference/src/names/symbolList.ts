/** Format of a committed list of a release's public symbols, such as `examples/2.x/api-2.3.json`. */
import type { MemberKind } from './apiIndex';

export interface ListedMember {
  readonly name: string;
  readonly kind: MemberKind;
  /** The member's declaration with its modifiers, such as `static readonly classToken = "…"`. */
  readonly signature: string;
  readonly deprecated: boolean;
  readonly access?: 'protected';
  /** Base class that declares the member. */
  readonly inheritedFrom?: string;
}

/** A symbol that an entry point exports, or that an exported symbol's signature uses. */
export interface ListedSymbol {
  readonly name: string;
  readonly kind:
    | 'class'
    | 'interface'
    | 'enum'
    | 'type alias'
    | 'function'
    | 'variable'
    | 'namespace';
  readonly deprecated: boolean;
  readonly abstract?: boolean;
  readonly extends?: readonly string[];
  readonly implements?: readonly string[];
  /** The complete declaration. Only for kinds without a body. */
  readonly signature?: string;
  readonly members?: readonly ListedMember[];
  readonly protectedMembers?: readonly ListedMember[];
}

export interface SymbolList {
  readonly sdk: string;
  /** Release of the package, such as `2.3.0`. */
  readonly version: string;
  /** Map from modules to the names that the declarations import from them. `* as X` is a namespace import. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Exported symbols, each with its entry point. */
  readonly symbols: readonly (ListedSymbol & { readonly entryPoint: string })[];
  /**
   * Symbols that appear in signatures but aren't exported. An `indirect` symbol is used only by other symbols in this
   * list.
   */
  readonly referenced: readonly (ListedSymbol & { readonly indirect?: boolean })[];
}
