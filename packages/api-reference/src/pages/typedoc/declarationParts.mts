import {
  ArrayType,
  IntersectionType,
  ReflectionKind,
  ReflectionType,
  UnionType,
  type DeclarationReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { text, type Part } from '../model';
import { labeled } from './comments.mjs';
import { declarationIn, TableReader } from './tableParts.mjs';

/** Converts a partial's Markdown, which starts with a fenced block, to a signature. */
export function signature(markdown: string): Part {
  const [, ...lines] = markdown.split('\n');
  return { type: 'signature', code: lines.slice(0, lines.indexOf('```')).join('\n') };
}

/** Reads the declarations on one page. `level` is the level of the next heading. */
export abstract class DeclarationReader extends TableReader {
  /** Reads a member with its heading. */
  protected abstract entry(model: DeclarationReflection, level: number, isNested?: boolean): Part[];

  protected inheritance(reflection: DeclarationReflection | SignatureReflection): Part[] {
    const { typeAndParent } = this.context.partials;
    const relation = (label: string, type: SomeType | undefined): Part[] =>
      type === undefined
        ? []
        : [{ type: 'relation', label, links: [typeAndParent(type as never)] }];
    return [
      ...relation('Implementation of', reflection.implementationOf),
      ...relation('Inherited from', reflection.inheritedFrom),
      ...relation('Overrides', reflection.overwrites),
    ];
  }

  protected returns(model: SignatureReflection, level: number): Part[] {
    const { type } = model;
    if (type === undefined) return [];
    const { partials, helpers } = this.context;
    const content = model.comment?.getTag('@returns')?.content;
    const said = content === undefined ? '' : helpers.getCommentParts(content);
    const described = said.trim() === '' ? [] : [text(said)];
    if (!helpers.hasUsefulTypeDetails(type)) return labeled('Returns', described);
    const declaration = declarationIn(type);
    const signatures = declaration?.signatures ?? [];
    const own =
      signatures.length > 0
        ? described
        : type instanceof UnionType
          ? [...described, ...this.union(model, type, level)]
          : declaration?.children === undefined
            ? [text(partials.someType(type)), ...described]
            : described;
    return [
      ...labeled('Returns', own),
      ...signatures.flatMap((one) => this.signature(one, level + 1)),
      ...this.fields(declaration?.children, level),
    ];
  }

  protected signature(
    model: SignatureReflection,
    level: number,
    { isOverload = false, hideTitle = false } = {},
  ): Part[] {
    const comment = isOverload ? model.comment : (model.comment ?? model.parent.comment);
    const isConstructor = model.kindOf(ReflectionKind.ConstructorSignature);
    return [
      ...(hideTitle ? [] : [signature(this.context.partials.signatureTitle(model))]),
      ...this.summary(comment),
      ...(isConstructor ? [] : this.typeParameters(model.typeParameters)),
      ...this.parameters(model.parameters),
      ...this.returns(model, level),
      ...this.tags(comment),
      ...this.inheritance(model),
    ];
  }

  protected overload(model: SignatureReflection, index: number, parts: Part[]): Part[] {
    return [{ type: 'label', label: `Overload ${index + 1}` }, ...parts];
  }

  protected signatures(model: DeclarationReflection, level: number): Part[] {
    const signatures = model.signatures ?? [];
    const [only] = signatures;
    if (only !== undefined && signatures.length === 1) return this.signature(only, level + 1);
    return [
      ...this.comment(model.comment),
      ...signatures.flatMap((one, index) =>
        this.overload(one, index, this.signature(one, level + 2, { isOverload: true })),
      ),
    ];
  }

  protected accessor(model: DeclarationReflection, level: number): Part[] {
    const { partials } = this.context;
    const { getSignature, setSignature } = model;
    return [
      ...(getSignature === undefined
        ? []
        : [
            signature(partials.signatureTitle(getSignature, { accessor: 'get' })),
            ...this.comment(getSignature.comment),
            ...this.returns(getSignature, level + 1),
          ]),
      ...(setSignature === undefined
        ? []
        : [
            signature(partials.signatureTitle(setSignature, { accessor: 'set' })),
            ...this.comment(setSignature.comment),
            ...this.parameters(setSignature.parameters),
            ...this.returns(setSignature, level + 1),
          ]),
      ...this.comment(model.comment),
      ...this.inheritance(model),
    ];
  }

  /** Reads a property, variable or type alias. */
  protected declaration(model: DeclarationReflection, level: number, isNested: boolean): Part[] {
    const { type } = model;
    const declaration = declarationIn(type instanceof ArrayType ? type.elementType : type);
    return [
      signature(this.context.partials.declarationTitle(model)),
      ...this.summary(model.comment),
      ...this.typeParameters(model.typeParameters),
      ...(type instanceof IntersectionType ? this.intersection(type, level) : []),
      ...(type instanceof UnionType && this.context.helpers.hasUsefulTypeDetails(type)
        ? labeled('Union Members', this.union(model, type, level))
        : []),
      ...(declaration === undefined
        ? []
        : this.typeDeclaration(model, declaration, level, isNested)),
      ...this.tags(model.comment, true),
      ...this.inheritance(model),
    ];
  }

  /** Adds a heading to the fields, if they belong to the page's own symbol. */
  protected titled(level: number, parts: readonly Part[]): Part[] {
    if (level > 2 || parts.length === 0) return [...parts];
    return [{ type: 'section', level, title: 'Properties', parts }];
  }

  protected intersection({ types }: IntersectionType, level: number): Part[] {
    const declarations = types
      .map(declarationIn)
      .filter((part) => part !== undefined && part.signatures === undefined);
    return this.titled(
      level,
      declarations.flatMap((part) => this.fields(part?.children, level)),
    );
  }

  protected union(
    model: DeclarationReflection | SignatureReflection,
    { types, elementSummaries = [] }: UnionType,
    level: number,
  ): Part[] {
    const { partials, helpers } = this.context;
    return types.flatMap((type, index): Part[] => {
      const said = elementSummaries[index];
      const summary = said === undefined ? [] : [text(helpers.getCommentParts(said))];
      if (!(type instanceof ReflectionType)) return [text(partials.someType(type)), ...summary];
      const isFunction = (type.declaration.signatures ?? []).length > 0;
      const own: Part[] = [
        signature(helpers.getReturnType(type)),
        ...summary,
        ...(helpers.hasUsefulTypeDetails(type)
          ? this.typeDeclaration(model, type.declaration, level + (isFunction ? 2 : 1), false)
          : []),
      ];
      const title = isFunction ? 'Function' : 'Type literal';
      return level + 1 > 3
        ? labeled(title, own)
        : [{ type: 'section', level: level + 1, title, parts: own }];
    });
  }

  protected typeDeclaration(
    model: DeclarationReflection | SignatureReflection,
    declaration: DeclarationReflection,
    level: number,
    isNested: boolean,
  ): Part[] {
    const { signatures = [], children } = declaration;
    const isMany = signatures.length > 1;
    const isProperty = model.kindOf(ReflectionKind.Property);
    const fields = isNested ? [] : this.fields(children, isProperty ? level - 1 : level);
    return [
      ...this.indexSignatures(declaration),
      ...signatures.flatMap((one, index) =>
        isMany
          ? this.overload(one, index, this.signature(one, level + 1))
          : this.signature(one, level, { hideTitle: true }),
      ),
      ...(isProperty ? fields : this.titled(level, fields)),
    ];
  }

  /** Reads the fields of an object type, including the fields of nested objects. */
  protected fields(children: readonly DeclarationReflection[] | undefined, level: number): Part[] {
    if (children === undefined) return [];
    const parts: Part[] = [];
    for (const field of this.context.helpers.getFlattenedDeclarations([...children])) {
      for (const part of this.entry(field, level + (field.name.includes('.') ? 2 : 1), true)) {
        // Add a part without a heading to the section before it, which is about the object that contains the field.
        const last = part.type === 'section' ? undefined : parts.at(-1);
        if (last?.type === 'section')
          parts.splice(-1, 1, { ...last, parts: [...last.parts, part] });
        else parts.push(part);
      }
    }
    return parts;
  }

  protected indexSignatures({ indexSignatures = [] }: DeclarationReflection): Part[] {
    const { partials } = this.context;
    return indexSignatures.flatMap((model) => [
      signature(partials.indexSignature(model)),
      ...this.comment(model.comment),
    ]);
  }
}
