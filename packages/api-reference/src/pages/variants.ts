/**
 * Lists the fields of type aliases. TypeDoc shows some aliases only as written, so the compiler
 * resolves them.
 */
import { slugOf } from './slug';

/** A field of a resolved alias. */
export interface AliasField {
  readonly name: string;
  readonly isOptional: boolean;
  /** The type as TypeScript. */
  readonly type: string;
  /** Name of the type that declares it. */
  readonly from: string;
  /** Package of that type. Undefined for types of the SDK. */
  readonly package: string | undefined;
  /**
   * Whether only the alias's page documents the field, because the SDK declares it in a type that
   * isn't exported.
   */
  readonly isOnlyHere: boolean;
  /** The description in its declaration. */
  readonly said: string;
  /** The description that this documentation adds. */
  readonly ours: string;
  /** Default value with its unit, as inline Markdown. */
  readonly default: string | undefined;
}

/** One form that values of an alias can have. */
export interface AliasVariant {
  /** The types that it combines. Empty if there is only one variant. */
  readonly title: string;
  readonly fields: readonly AliasField[];
  /** The literals that an alias refers to, as TypeScript. They don't have fields. */
  readonly literals?: string;
}

/** Returns the ID of a field. If several variants have the field, the ID is at the first one. */
export function fieldAnchor(name: string): string {
  return `field-${slugOf(name)}`;
}

/**
 * Returns the fields of all variants. A name in several variants is listed once, in its first form.
 */
export function fieldsOf(variants: readonly AliasVariant[]): AliasField[] {
  const fields = new Map<string, AliasField>();
  for (const field of variants.flatMap(({ fields: own }) => own)) {
    if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
