import {
  ReflectionGroup,
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import type { ApiJob } from '../job';
import { modulesOf } from './symbols.mjs';

/** Start of the title for a group of inherited members. */
export const inheritedFrom = 'Inherited from ';

const groupedKinds = ReflectionKind.Property | ReflectionKind.Accessor | ReflectionKind.Method;

/**
 * Returns the name of the documented base from which a member is inherited, or undefined for a symbol's own members.
 */
export function baseOf(member: DeclarationReflection): string | undefined {
  if (!member.kindOf(groupedKinds)) return undefined;
  return member.inheritedFrom?.reflection?.parent?.name;
}

/** Groups each symbol's inherited members by base. The groups follow the symbol's own members. */
export function groupInherited(project: ProjectReflection, job: ApiJob): void {
  for (const child of modulesOf(project, job).flatMap(({ module }) => module.children ?? [])) {
    const bases = new Map<string, ReflectionGroup>();
    for (const group of child.groups ?? []) {
      group.children = group.children.filter((member) => {
        const base = member.isDeclaration() ? baseOf(member) : undefined;
        if (base === undefined) return true;
        const inherited = bases.get(base) ?? new ReflectionGroup(inheritedFrom + base, child);
        inherited.children.push(member);
        bases.set(base, inherited);
        return false;
      });
    }
    if (bases.size === 0) continue;
    const own = (child.groups ?? []).filter(({ children }) => children.length > 0);
    child.groups = [...own, ...bases.values()];
  }
}
