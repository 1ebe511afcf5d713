/** The shape of a committed list of an SDK release's public symbols, such as `examples/2.x/api-2.3.json`. */

/** A member of a class, interface, enum or object type. */
export interface ListedMember {
  readonly name: string;
  readonly kind: 'method' | 'property' | 'accessor' | 'constructor' | 'enum member';
  /** As in a declaration, with its modifiers: `static readonly classToken = "…"`. */
  readonly signature: string;
  readonly access?: 'protected';
  /** The base class that declares it. */
  readonly inheritedFrom?: string;
}

/** A symbol that an entry point exports, or that the signatures of exported ones mention. */
export interface ListedSymbol {
  readonly name: string;
  readonly kind:
    'class' | 'interface' | 'enum' | 'type alias' | 'function' | 'variable' | 'namespace';
  /** Module that exports it; absent for symbols that are only mentioned. */
  readonly entryPoint?: string;
  readonly abstract?: boolean;
  readonly extends?: readonly string[];
  readonly implements?: readonly string[];
  /** The whole declaration, for kinds without a body. */
  readonly signature?: string;
  readonly members?: readonly ListedMember[];
  readonly protectedMembers?: readonly ListedMember[];
}

/** The public interface of one release. */
export interface SymbolList {
  /** The release, such as `2.3.0`. */
  readonly version: string;
  /** Module → names imported from it; `* as X` for a namespace. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly symbols: readonly ListedSymbol[];
  /** Symbols that signatures mention and no entry point exports. */
  readonly referenced: readonly ListedSymbol[];
}
