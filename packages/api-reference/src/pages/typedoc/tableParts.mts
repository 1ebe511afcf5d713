import {
  Comment,
  ReflectionKind,
  ReflectionType,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { text, type Part } from '../model';
import { CommentReader, withMarks } from './comments.mjs';
import { oneLine, table } from './tables.mjs';

/** Returns the declaration inside an object or function type. */
export function declarationIn(type: SomeType | undefined): DeclarationReflection | undefined {
  return type instanceof ReflectionType ? type.declaration : undefined;
}

/** Converts type parameters, parameters, enum members, and symbols to tables. */
export class TableReader extends CommentReader {
  protected typeParameters(parameters: readonly TypeParameterReflection[] | undefined): Part[] {
    const [first] = parameters ?? [];
    if (first === undefined || parameters === undefined) return [];
    const isDescribed = parameters.some(({ comment }) => comment !== undefined);
    const { parent } = first;
    const repeats = parent?.isSignature() === true || parent?.kindOf(ReflectionKind.TypeAlias);
    if (repeats === true && !isDescribed) return [];
    const { partials, router } = this.context;
    const hasDefaults = parameters.some((parameter) => parameter.default !== undefined);
    const rows = parameters.map((parameter) => {
      const anchor = router.hasUrl(parameter) ? router.getAnchor(parameter) : undefined;
      if (anchor !== undefined) this.ids.add(anchor);
      const base =
        parameter.type === undefined ? '' : `*extends* ${partials.someType(parameter.type)}`;
      const target = anchor === undefined ? '' : `<a id="${anchor}"></a>`;
      const name = [target, `\`${parameter.name}\``, base].filter((part) => part !== '').join(' ');
      const standard = parameter.default === undefined ? '' : partials.someType(parameter.default);
      return [
        name,
        ...(hasDefaults ? [standard] : []),
        ...(isDescribed ? [this.cell(parameter.comment)] : []),
      ];
    });
    const heads = [
      'Type parameter',
      ...(hasDefaults ? ['Default type'] : []),
      ...(isDescribed ? ['Description'] : []),
    ];
    return [text(table(heads, rows))];
  }

  /**
   * Lists parameters and the fields of object parameters. If none has a description, returns an empty list, because the
   * signature is enough.
   */
  protected parameters(parameters: readonly ParameterReflection[] | undefined): Part[] {
    if (parameters === undefined || parameters.length === 0) return [];
    const { partials, helpers } = this.context;
    type Listed = ParameterReflection | DeclarationReflection;
    const list = (parameter: Listed, name: string): [string, Listed][] => [
      [name, parameter],
      ...(declarationIn(parameter.type)?.children ?? []).flatMap((child) =>
        list(child, `${name}.${child.name}`),
      ),
    ];
    const listed = parameters.flatMap((parameter) => list(parameter, parameter.name));
    const signaturesOf = (parameter: Listed): readonly SignatureReflection[] =>
      parameter.isDeclaration() ? (parameter.signatures ?? []) : [];
    const cells = listed.map(([, parameter]) => {
      const comments = [parameter, ...signaturesOf(parameter)].map(({ comment }) => comment);
      return this.cell(comments.find((comment) => comment !== undefined));
    });
    if (cells.every((cell) => cell.trim() === '')) return [];
    const firstOptional = parameters.findIndex(({ flags }) => flags.isOptional);
    const hasDefaults = parameters.some(
      ({ defaultValue = '' }) => !['', '{}', '...'].includes(defaultValue),
    );
    const rows = listed.map(([name, parameter], row) => {
      const at = parameters.findIndex((own) => own === parameter);
      const isOptional =
        parameter.flags.isOptional ||
        (parameter.defaultValue ?? '') !== '' ||
        (firstOptional >= 0 && at > firstOptional);
      const { type } = parameter;
      const signatures = signaturesOf(parameter);
      const written =
        type instanceof ReflectionType
          ? partials.reflectionType(type, { forceCollapse: true })
          : type !== undefined
            ? partials.someType(type)
            : signatures.length > 0
              ? partials.functionType([...signatures])
              : '';
      return [
        `${parameter.flags.isRest ? '...' : ''}\`${name}${isOptional ? '?' : ''}\``,
        oneLine(written),
        ...(hasDefaults
          ? [`\`${helpers.getParameterDefaultValue(parameter as ParameterReflection)}\``]
          : []),
        cells[row] ?? '',
      ];
    });
    const heads = ['Parameter', 'Type', ...(hasDefaults ? ['Default value'] : []), 'Description'];
    return [text(table(heads, rows))];
  }

  /** Returns a table of links to symbols' pages, with the first paragraph about each symbol. */
  protected index(children: readonly Reflection[]): Part {
    const { helpers } = this.context;
    const kinds = new Set(children.map(({ kind }) => ReflectionKind.singularString(kind)));
    const rows = children.map((child) => {
      const plain = child.name.replace(/[\\`*_~|<>[\]]/g, '\\$&');
      const name = child.isDeprecated() ? `~~${plain}~~` : plain;
      const comment = [child, ...(child.isDeclaration() ? (child.signatures ?? []) : [])]
        .map((carrier) => carrier.comment)
        .find((found) => found !== undefined);
      const summary = withMarks(comment?.summary ?? []);
      const described = helpers.getDescriptionForComment(new Comment(summary)) ?? '';
      return [`[${name}](${this.context.urlTo(child)})`, described.trim()];
    });
    return text(table([kinds.size > 1 ? 'Name' : ([...kinds][0] ?? ''), 'Description'], rows));
  }

  protected enumMembers(members: readonly DeclarationReflection[]): Part {
    const { helpers, partials, router } = this.context;
    const hasComments = members.some(({ comment }) => comment?.hasVisibleComponent() === true);
    const rows = members.map((member) => {
      const anchor = router.hasUrl(member) ? router.getAnchor(member) : undefined;
      if (anchor !== undefined) this.ids.add(anchor);
      const target = anchor === undefined ? '' : `<a id="${anchor}"></a> `;
      const type = helpers.getDeclarationType(member);
      return [
        `${target}\`${member.name}\``,
        ...(type === undefined ? [] : [oneLine(partials.someType(type))]),
        ...(hasComments ? [this.cell(member.comment)] : []),
      ];
    });
    return text(table(['Member', 'Value', ...(hasComments ? ['Description'] : [])], rows));
  }
}
