/** The shape of a committed list of an SDK release's public symbols, such as `examples/2.x/api-2.3.json`. */
import type { MemberKind } from './apiIndex';

/** A member of a class, interface, enum or object type. */
export interface ListedMember {
  readonly name: string;
  readonly kind: MemberKind;
  /** As in a declaration, with its modifiers: `static readonly classToken = "…"`. */
  readonly signature: string;
  readonly deprecated: boolean;
  readonly access?: 'protected';
  /** The base class that declares it. */
  readonly inheritedFrom?: string;
}

/** A symbol that an entry point exports, or that the signatures of exported ones mention. */
export interface ListedSymbol {
  readonly name: string;
  readonly kind:
    'class' | 'interface' | 'enum' | 'type alias' | 'function' | 'variable' | 'namespace';
  readonly deprecated: boolean;
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
  /** The package. */
  readonly sdk: string;
  /** The release, such as `2.3.0`. */
  readonly version: string;
  /** Module → names imported from it; `* as X` for a namespace. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** What is exported, with the module that exports it. */
  readonly symbols: readonly (ListedSymbol & { readonly entryPoint: string })[];
  /** Symbols that signatures mention and no entry point exports; `indirect` ones are mentioned by those alone. */
  readonly referenced: readonly (ListedSymbol & { readonly indirect?: boolean })[];
}
