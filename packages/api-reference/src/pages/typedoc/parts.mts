/**
 * Reads the documentation of a symbol or module from TypeDoc's model. `PartReader` and its base classes determine the
 * parts of a page and their order. The partials of the Markdown theme write types and comments.
 */
import {
  ReflectionKind,
  type DeclarationHierarchy,
  type DeclarationReflection,
  type ReflectionGroup,
} from 'typedoc';
import { text, type Part, type Section } from '../model';
import { labeled } from './comments.mjs';
import { DeclarationReader, signature } from './declarationParts.mjs';
import { inheritedFrom } from './inherited.mjs';

/** Titles that replace TypeDoc's group titles. All other titles are converted to sentence case. */
const groupTitles = new Map([['Enumeration Members', 'Members']]);

/** Kinds that TypeDoc documents as groups of members. */
const groupedKinds =
  ReflectionKind.Module | ReflectionKind.Class | ReflectionKind.Interface | ReflectionKind.Enum;

function titleOfGroup(title: string): string {
  if (title.startsWith(inheritedFrom)) return title;
  return groupTitles.get(title) ?? title.charAt(0) + title.slice(1).toLowerCase();
}

/** Reads the parts of one page. `level` is the level of the next heading. */
export class PartReader extends DeclarationReader {
  /** Returns the parts about the page's own symbol or module. */
  read(reflection: DeclarationReflection): Part[] {
    return this.isGrouped(reflection)
      ? this.groupedParts(reflection, 2)
      : this.member(reflection, 1);
  }

  private isGrouped(reflection: DeclarationReflection): boolean {
    const isGroupedAlias =
      reflection.kindOf(ReflectionKind.TypeAlias) && reflection.groups !== undefined;
    return reflection.kindOf(groupedKinds) || isGroupedAlias;
  }

  private member(model: DeclarationReflection, level: number, isNested = false): Part[] {
    if (this.isGrouped(model)) return this.groupedParts(model, level + 1);
    if (model.kindOf(ReflectionKind.Constructor)) return this.constructors(model, level);
    if (model.kindOf(ReflectionKind.Accessor)) return this.accessor(model, level + 1);
    if (model.signatures !== undefined) return this.signatures(model, level);
    if (model.isReference()) return [text(this.context.partials.referenceMember(model))];
    return this.declaration(model, level + 1, isNested);
  }

  private constructors({ signatures = [] }: DeclarationReflection, level: number): Section[] {
    return signatures.map((one) => ({
      type: 'section',
      level,
      title: 'Constructor',
      parts: this.signature(one, level + 1),
    }));
  }

  /** Reads a member with its heading. A deeply nested member without a URL has a label instead. */
  protected override entry(model: DeclarationReflection, level: number, isNested = false): Part[] {
    const { router, partials } = this.context;
    const parts = this.member(model, level, isNested);
    if (model.kindOf(ReflectionKind.Constructor)) return parts;
    const title = partials.memberTitle(model);
    const anchor = router.hasUrl(model) ? router.getAnchor(model) : undefined;
    if (anchor === undefined && level > 3) return labeled(title, parts);
    return [{ type: 'section', level: Math.min(level, 4), title, anchor, parts }];
  }

  private hierarchy(model: DeclarationHierarchy | undefined): Part[] {
    const { next } = model ?? {};
    if (model === undefined || next === undefined) return [];
    const { getHierarchyType } = this.context.helpers;
    const isTarget = model.isTarget === true;
    const links = (isTarget ? next : model).types.map((type) =>
      getHierarchyType(type, { isTarget: isTarget && next.isTarget === true }),
    );
    return [
      { type: 'relation', label: isTarget ? 'Extended by' : 'Extends', links },
      ...(next.next === undefined ? [] : this.hierarchy(next)),
    ];
  }

  /** Reads a module, class, interface, enum, or alias with groups of members. */
  private groupedParts(model: DeclarationReflection, level: number): Part[] {
    const { partials } = this.context;
    const implemented = (model.implementedTypes ?? []).map((type) => partials.someType(type));
    const signatures = model.signatures ?? [];
    return [
      ...(model.kindOf(ReflectionKind.TypeAlias)
        ? [signature(partials.declarationTitle(model))]
        : []),
      ...this.comment(model.comment),
      ...this.hierarchy(model.typeHierarchy),
      ...this.typeParameters(model.typeParameters),
      ...(implemented.length === 0
        ? []
        : [{ type: 'relation', label: 'Implements', links: implemented } as const]),
      ...signatures.flatMap((one, index) =>
        signatures.length > 1
          ? this.overload(one, index, this.signature(one, level + 1))
          : this.signature(one, level),
      ),
      ...this.indexSignatures(model),
      ...(model.groups ?? []).flatMap((group) => this.group(group, level)),
    ];
  }

  /** Reads the members of one kind. If the group is deeply nested, a label replaces the heading. */
  private group({ title, children }: ReflectionGroup, level: number): Part[] {
    const parts = this.groupMembers(children, level);
    if (level > 3) return labeled(title, parts);
    const isFolded = title.startsWith(inheritedFrom) ? true : undefined;
    return [{ type: 'section', level, title: titleOfGroup(title), isFolded, parts }];
  }

  private groupMembers(children: ReflectionGroup['children'], level: number): Part[] {
    const { router } = this.context;
    if (children.every((child) => router.hasOwnDocument(child))) return [this.index(children)];
    const members = children.filter((child) => child.isDeclaration());
    if (members.every((member) => member.kindOf(ReflectionKind.EnumMember)))
      return [this.enumMembers(members)];
    return members
      .filter((member) => !router.hasOwnDocument(member))
      .flatMap((member) => this.entry(member, level + 1));
  }
}
