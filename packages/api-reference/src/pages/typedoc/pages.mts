import {
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type Router,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { breakNames } from '@reveal-docs/shared/breakNames';
import { encodeText } from '../code';
import { firstSentence } from '../firstSentence';
import type { ApiJob } from '../job';
import { withAnchors } from '../anchors';
import { linkBetween } from '../links';
import {
  describedList,
  linkBlock,
  nameLists,
  text,
  type ApiPage,
  type Part,
  type Section,
} from '../model';
import { ownMark } from '../words';
import type { AliasVariants } from './aliases.mjs';
import { baseOf, inheritedFrom } from './inherited.mjs';
import { PartReader } from './parts.mjs';
import { membersOf, modulesOf } from './symbols.mjs';
import { table } from './tables.mjs';

/** Singular and plural label of each kind. Lists of symbols use this order. */
const kindNames = new Map<ReflectionKind, readonly [one: string, many: string]>([
  [ReflectionKind.Class, ['Class', 'Classes']],
  [ReflectionKind.Interface, ['Interface', 'Interfaces']],
  [ReflectionKind.TypeAlias, ['Type alias', 'Type aliases']],
  [ReflectionKind.Enum, ['Enumeration', 'Enumerations']],
  [ReflectionKind.Function, ['Function', 'Functions']],
  [ReflectionKind.Variable, ['Variable', 'Variables']],
]);

const memberGroups: readonly (readonly [label: string, kind: ReflectionKind])[] = [
  ['Constructor', ReflectionKind.Constructor],
  ['Properties', ReflectionKind.Property],
  ['Accessors', ReflectionKind.Accessor],
  ['Methods', ReflectionKind.Method],
];

/** Maximum number of members on a page without a filter field. */
const mostUnfiltered = 20;

/** Returns the filter field, which `packages/page-script/src/page/memberFilter.ts` handles. */
const filterField = (label: string): string =>
  `<div class="api-filter" data-search="ignore"><input type="search" aria-label="${label}" placeholder="${label}" autocomplete="off" spellcheck="false"></div>\n\n`;

/** Data for pages about the whole SDK. */
export interface SitePages {
  readonly job: ApiJob;
  readonly project: ProjectReflection;
  readonly router: Router;
}

/** Data for the page of a symbol or module. */
export interface PageContext extends SitePages {
  readonly aliases: AliasVariants;
  readonly context: MarkdownThemeContext;
}

function summaryOfComment(comment: Comment | undefined): string {
  const parts = (comment?.summary ?? []).filter((part) => part.text !== ownMark);
  return firstSentence(parts.map((part) => part.text).join(''));
}

function summaryOf(reflection: DeclarationReflection): string {
  return summaryOfComment(reflection.comment ?? reflection.signatures?.[0]?.comment);
}

function isModule(reflection: Reflection): boolean {
  return reflection.kindOf(ReflectionKind.Module);
}

function importBlock(reflection: DeclarationReflection): Part[] {
  const module = reflection.parent;
  if (module === undefined) return [];
  const keyword = reflection.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias)
    ? 'import type'
    : 'import';
  const code = `${keyword} { ${reflection.name} } from '${module.name}';`;
  return [text(`<div data-search="ignore">\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</div>`)];
}

function memberName(member: DeclarationReflection): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'constructor';
  return member.kindOf(ReflectionKind.Method) ? `${member.name}()` : member.name;
}

/** Returns the first sentence about a member. For an accessor, uses the comment of its getter. */
function memberSummary(member: DeclarationReflection): string {
  return summaryOf(member) || summaryOfComment(member.getSignature?.comment);
}

/**
 * Lists all members with a summary: own members by kind, and inherited members by base. Returns an empty list if the
 * symbol has fewer than two members.
 */
function memberList(reflection: DeclarationReflection, router: Router): Part[] {
  if (!reflection.kindOf(ReflectionKind.Class | ReflectionKind.Interface)) return [];
  const members = membersOf(reflection);
  if (members.length < 2) return [];
  const bases = new Set(members.flatMap((member) => baseOf(member) ?? []));
  const groups: [string, DeclarationReflection[]][] = [
    ...memberGroups.map(([label, kind]): [string, DeclarationReflection[]] => [
      label,
      members.filter((member) => member.kindOf(kind) && baseOf(member) === undefined),
    ]),
    ...[...bases].map((base): [string, DeclarationReflection[]] => [
      inheritedFrom + base,
      members.filter((member) => baseOf(member) === base),
    ]),
  ];
  const lists = groups.flatMap(([label, group]) =>
    describedList(
      label,
      group
        .filter((member) => router.hasUrl(member))
        .map((member) => [
          memberName(member),
          `#${router.getAnchor(member)}`,
          memberSummary(member),
        ]),
    ),
  );
  const field = members.length > mostUnfiltered ? filterField('Filter members') : '';
  return [text(field + linkBlock(lists))];
}

/**
 * Returns the number of parts that describe the page's symbol. They come first, before samples, tables, and relations.
 */
function descriptionLength(parts: readonly Part[]): number {
  const end = parts.findIndex((part) => part.type !== 'text' || part.markdown.startsWith('|'));
  return end < 0 ? parts.length : end;
}

/** Reads the page of a symbol or module. */
export function readPage(
  { job, router, aliases, context }: PageContext,
  reflection: DeclarationReflection,
  file: string,
): ApiPage {
  const reader = new PartReader(context);
  const title = reflection.name;
  const heading = context.partials.pageTitle();
  const read = reader.read(reflection);
  const page = (frontMatter: ApiPage['frontMatter'], kind: string | undefined, parts: Part[]) =>
    withAnchors(
      { file, frontMatter, section: { type: 'section', level: 1, title: heading, kind, parts } },
      reader.ids,
    );
  if (isModule(reflection)) {
    const description = `Exports of ${title} ${job.release}: classes, interfaces, types, functions and values.`;
    return page({ title, description, api: { module: title } }, undefined, read);
  }
  const [one, many] = kindNames.get(reflection.kind) ?? ['Symbol', 'Symbols'];
  const module = reflection.parent?.name ?? '';
  const summary = summaryOf(reflection);
  const description = `${one} of ${module} ${job.release}.${summary === '' ? '' : ` ${summary}`}`;
  const members = memberList(reflection, router);
  const end = members.length === 0 ? 0 : descriptionLength(read);
  const variants = aliases.get(reflection);
  const fields: Part[] = variants === undefined ? [] : [{ type: 'fields', variants }];
  const parts = [
    ...read.slice(0, end),
    ...importBlock(reflection),
    ...members,
    ...read.slice(end),
    ...fields,
  ];
  const frontMatter = { title, description, api: { module, group: many } };
  return { ...page(frontMatter, one, parts), summary };
}

function symbolsByKind(
  module: DeclarationReflection,
): (readonly [string, DeclarationReflection[]])[] {
  return [...kindNames].flatMap(([kind, [, many]]) => {
    const symbols = (module.children ?? []).filter((child) => child.kindOf(kind));
    symbols.sort((a, b) => a.name.localeCompare(b.name));
    return symbols.length === 0 ? [] : [[many, symbols] as const];
  });
}

/** Reads the `api/` page, which lists every symbol by module and kind. */
export function readIndexPage({ job, project, router }: SitePages, file: string): ApiPage {
  const modules = modulesOf(project, job).map(({ module }): Section => {
    const groups = symbolsByKind(module).map(([many, symbols]): [string, string[]] => [
      many,
      symbols.map(
        (symbol) =>
          `[${breakNames(encodeText(symbol.name))}](${linkBetween(file, router.getFullUrl(symbol))})`,
      ),
    ]);
    const url = router.getFullUrl(module);
    return {
      type: 'section',
      level: 2,
      title: `[${module.name}](${linkBetween(file, url)})`,
      anchor: url.replace(/(\/index)?\.md$/, '').replace(/^modules\//, ''),
      parts: [text(nameLists(groups))],
    };
  });
  const lead = `All exports of the SDK in release ${job.release}, generated from its published type declarations. Each section lists the exports of one import path. To see their descriptions, select the heading of the section.\n\n${filterField('Filter exports')}`;
  const title = 'API reference';
  const description = `All exports of @cognite/reveal ${job.release} by package and kind.`;
  return {
    file,
    frontMatter: { title, description, api: {} },
    section: { type: 'section', level: 1, title, parts: [text(lead), ...modules] },
  };
}

/** Reads the `api/modules` page, which lists the import paths and the number of exports of each path. */
export function readModulesPage({ job, project, router }: SitePages, file: string): ApiPage {
  const rows = modulesOf(project, job).map(({ module }) => {
    const counts = symbolsByKind(module).map(([many, { length }]) => {
      const kind = many.toLowerCase();
      return `${length} ${length === 1 ? kind.replace(/(?<=s)es$|s$/, '') : kind}`;
    });
    return [
      `[\`${module.name}\`](${linkBetween(file, router.getFullUrl(module))})`,
      counts.join(', '),
    ];
  });
  const title = 'Modules';
  const description = `Import paths of @cognite/reveal ${job.release} and their exports.`;
  const lead = `The SDK is one npm package with ${rows.length} import paths.`;
  const parts = [text(lead), text(table(['Import path', 'Exports'], rows))];
  return {
    file,
    frontMatter: { title, description, api: {} },
    section: { type: 'section', level: 1, title, parts },
  };
}
