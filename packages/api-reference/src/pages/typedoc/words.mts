import {
  Comment,
  CommentTag,
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
} from 'typedoc';
import type { ApiDescription } from '../descriptions';
import type { ApiJob } from '../job';
import { ownMark, withUnit, type Words, type WordsByName } from '../words';
import { fieldsOf } from '../variants';
import type { AliasVariants } from './aliases.mjs';
import { membersOf, modulesOf } from './symbols.mjs';

/**
 * Returns the reflections that can carry a declaration's comment: its signatures or, if it doesn't have any, the
 * declaration itself.
 */
function carriersOf(
  reflection: DeclarationReflection,
): readonly (DeclarationReflection | SignatureReflection)[] {
  const { signatures = [], getSignature, setSignature } = reflection;
  const accessors = [getSignature, setSignature].filter((signature) => signature !== undefined);
  const own = [...signatures, ...accessors];
  return own.length === 0 ? [reflection] : own;
}

function commentOf(reflection: DeclarationReflection): Comment | undefined {
  return [reflection, ...carriersOf(reflection)]
    .map(({ comment }) => comment)
    .find((comment) => comment?.hasVisibleComponent() === true);
}

const defaultTags = ['@default', '@defaultValue'] as const;

function defaultTagOf(comment: Comment | undefined): CommentTag | undefined {
  return defaultTags.map((name) => comment?.getTag(name)).find((found) => found !== undefined);
}

function defaultOf(comment: Comment | undefined): string | undefined {
  const text = defaultTagOf(comment)
    ?.content.map((part) => part.text)
    .join('');
  return text
    ?.replace(/^```\w*\n?|\n?```$/g, '')
    .replace(/`/g, '')
    .trim();
}

function partsOf(text: string): CommentDisplayPart[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => ({ kind: part.startsWith('`') ? 'code' : 'text', text: part }));
}

function ownParts({ text = '' }: Words): CommentDisplayPart[] {
  return [{ kind: 'text', text: ownMark }, ...partsOf(text)];
}

/**
 * Adds our default with its unit if the SDK doesn't document a default. Otherwise, adds only the unit to the SDK's
 * default.
 */
function addDefault(comment: Comment, { default: ours, unit }: Words): void {
  const unitParts: CommentDisplayPart[] =
    unit === undefined ? [] : [{ kind: 'text', text: ` ${unit}` }];
  const told = defaultTagOf(comment);
  if (told !== undefined) told.content.push(...unitParts);
  else if (ours !== undefined) {
    comment.blockTags.push(new CommentTag('@defaultValue', [...partsOf(ours), ...unitParts]));
  }
}

/**
 * Adds our description after the SDK's description, or as the only description. The unit follows the default or, if the
 * default is unknown, is part of the description.
 */
function describe(reflection: DeclarationReflection, words: Words, isPresent: boolean): void {
  const comment = commentOf(reflection);
  const [carrier] = carriersOf(reflection);
  if (carrier === undefined) return;
  const hasDefault =
    defaultTagOf(comment) !== undefined || (isPresent && words.default !== undefined);
  if (words.text !== undefined || (words.unit !== undefined && !hasDefault)) {
    const own = ownParts({ text: hasDefault ? words.text : withUnit(words) });
    if (comment === undefined) carrier.comment = new Comment(own);
    else comment.summary.push({ kind: 'text', text: '\n\n' }, ...own);
  }
  if (hasDefault) {
    const { default: ours, ...rest } = words;
    const carrying = commentOf(reflection) ?? (carrier.comment ??= new Comment());
    addDefault(carrying, isPresent ? { ...rest, default: ours } : rest);
  }
}

/**
 * Returns the names that can have a description for this member. They are `Symbol.member` for this symbol, and for the
 * symbol that declares the member.
 */
function namesOf(owner: DeclarationReflection, member: DeclarationReflection): string[] {
  const base = (member.inheritedFrom ?? member.overwrites ?? member.implementationOf)?.name;
  return [`${owner.name}.${member.name}`, ...(base === undefined ? [] : [base])];
}

/** Adds our descriptions, defaults, and units to symbols and members. */
export function addWords(project: ProjectReflection, job: ApiJob, words: WordsByName): void {
  for (const { module } of modulesOf(project, job)) {
    for (const child of module.children ?? []) {
      const own = words.get(child.name);
      if (own !== undefined) describe(child, own, job.isPresent);
      for (const member of membersOf(child)) {
        const name = namesOf(child, member).find((candidate) => words.has(candidate));
        const found = name === undefined ? undefined : words.get(name);
        if (found !== undefined) describe(member, found, job.isPresent);
      }
    }
  }
}

/** Returns a comment's prose. Excludes code blocks, because they are samples. */
function plain(parts: readonly CommentDisplayPart[]): string {
  return parts
    .filter(({ kind, text }) => kind !== 'code' || !text.startsWith('```'))
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the page shows a type for this name: a return type, a value's type, or a declaration. */
function hasType(reflection: DeclarationReflection): boolean {
  const { signatures = [], getSignature, setSignature, type, children } = reflection;
  const own = [...signatures, getSignature, setSignature].filter((part) => part !== undefined);
  if (own.length > 0) return own.every((part) => part.type !== undefined);
  return (
    (type ?? children) !== undefined ||
    reflection.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.Enum)
  );
}

function descriptionOf(
  name: string,
  reflection: DeclarationReflection,
  inherits: string | undefined,
): ApiDescription {
  const { summary = [], blockTags = [] } = commentOf(reflection) ?? {};
  const mark = summary.findIndex(({ text }) => text === ownMark);
  const tags = blockTags.filter(
    ({ tag }) => tag !== '@example' && !defaultTags.some((name) => name === tag),
  );
  const said = mark < 0 ? summary : summary.slice(0, mark);
  const found = [reflection, ...carriersOf(reflection)]
    .map((carrier) => defaultOf(carrier.comment))
    .find((text) => text !== undefined);
  return {
    name,
    text: [said, ...tags.map(({ content }) => content)].map(plain).join(' ').trim(),
    ours: mark < 0 ? '' : plain(summary.slice(mark + 1)),
    isOptional: reflection.flags.isOptional,
    isProtected: reflection.flags.isProtected,
    hasType: hasType(reflection),
    ...(found === undefined ? {} : { default: found }),
    ...(inherits === undefined ? {} : { inherits }),
  };
}

/** Returns descriptions for alias fields that aren't members of a symbol, such as the fields of nested objects. */
function fieldDescriptions(aliases: AliasVariants, known: ReadonlySet<string>): ApiDescription[] {
  return [...aliases].flatMap(([alias, variants]) =>
    fieldsOf(variants)
      .filter((field) => field.package === undefined)
      .filter(
        ({ name, from }) => !known.has(`${from}.${name}`) && !known.has(`${alias.name}.${name}`),
      )
      .map(({ name, said, ours, isOptional, default: standard }) => ({
        name: `${alias.name}.${name}`,
        text: said,
        ours,
        isOptional,
        isProtected: false,
        hasType: true,
        ...(standard === undefined ? {} : { default: standard }),
      })),
  );
}

/** Returns the description of every symbol and member, including those that these docs add. */
export function readDescriptions(
  project: ProjectReflection,
  job: ApiJob,
  aliases: AliasVariants,
): ApiDescription[] {
  const named = modulesOf(project, job).flatMap(({ module }) =>
    (module.children ?? []).flatMap((child) => [
      descriptionOf(child.name, child, undefined),
      ...membersOf(child).map((member) =>
        descriptionOf(`${child.name}.${member.name}`, member, member.inheritedFrom?.name),
      ),
    ]),
  );
  return [...named, ...fieldDescriptions(aliases, new Set(named.map(({ name }) => name)))];
}
