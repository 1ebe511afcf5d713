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

/** A symbol that an entry point exports, or that the signatures of exported symbols use. */
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
  /** The complete declaration, for kinds without a body. */
  readonly signature?: string;
  readonly members?: readonly ListedMember[];
  readonly protectedMembers?: readonly ListedMember[];
}

export interface SymbolList {
  readonly sdk: string;
  /** Release of the package, such as `2.3.0`. */
  readonly version: string;
  /** Map from modules to the names imported from them. `* as X` is a namespace import. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Exported symbols, each with the entry point that exports it. */
  readonly symbols: readonly (ListedSymbol & { readonly entryPoint: string })[];
  /**
   * Symbols that signatures use but no entry point exports. If a symbol is `indirect`, only other symbols in this list
   * use it.
   */
  readonly referenced: readonly (ListedSymbol & { readonly indirect?: boolean })[];
}
