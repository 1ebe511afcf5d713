import { slugOf } from './slug';

export interface AliasField {
  readonly name: string;
  readonly isOptional: boolean;
  /** The type as TypeScript. */
  readonly type: string;
  /** Name of the type that declares the field. */
  readonly from: string;
  /** Package that declares the type. Undefined for the SDK's own types. */
  readonly package: string | undefined;
  /** Whether the field is documented only here, because the SDK declares it in a type that isn't exported. */
  readonly isOnlyHere: boolean;
  /** The SDK's description of the field. */
  readonly said: string;
  /** Description that these docs add. */
  readonly ours: string;
  /** Default value with its unit, as inline Markdown. */
  readonly default: string | undefined;
}

/** One of the forms that a value of an alias type can have. */
export interface AliasVariant {
  /** The variant's heading, such as the names of its types. Empty if the alias has only one variant. */
  readonly title: string;
  readonly fields: readonly AliasField[];
  /** The literals of an alias that has no fields, as TypeScript. */
  readonly literals?: string;
}

/** Returns the ID of a field. If several variants have the field, the ID belongs to the first variant's field. */
export function fieldAnchor(name: string): string {
  return `field-${slugOf(name)}`;
}

/** Returns the fields of all variants. If several variants have a field, only the first variant's field is listed. */
export function fieldsOf(variants: readonly AliasVariant[]): AliasField[] {
  const fields = new Map<string, AliasField>();
  for (const field of variants.flatMap(({ fields: own }) => own)) {
    if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
