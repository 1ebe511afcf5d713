import { slugOf } from './slug';

export interface AliasField {
  readonly name: string;
  readonly isOptional: boolean;
  /** The type as TypeScript. */
  readonly type: string;
  /** Name of the type that declares the field. */
  readonly from: string;
  /** Package of that type. Undefined for types of the SDK. */
  readonly package: string | undefined;
  /** Whether the SDK declares the field in a type that isn't exported, so that only the alias's page documents it. */
  readonly isOnlyHere: boolean;
  /** Description in the field's declaration. */
  readonly said: string;
  /** Description that these docs add. */
  readonly ours: string;
  /** Default value with its unit, as inline Markdown. */
  readonly default: string | undefined;
}

/** One of the forms that an alias's values can have. */
export interface AliasVariant {
  /** Names of the types that the variant combines. Empty if the alias has only one variant. */
  readonly title: string;
  readonly fields: readonly AliasField[];
  /** The literals of an alias without fields, as TypeScript. */
  readonly literals?: string;
}

/** Returns the ID of a field. If several variants have the field, only the first one has the ID. */
export function fieldAnchor(name: string): string {
  return `field-${slugOf(name)}`;
}

/** Returns the fields of all variants. Lists a field of several variants only once, as in the first one. */
export function fieldsOf(variants: readonly AliasVariant[]): AliasField[] {
  const fields = new Map<string, AliasField>();
  for (const field of variants.flatMap(({ fields: own }) => own)) {
    if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
