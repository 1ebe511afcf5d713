/** Reads the pages of a release from TypeDoc's model. */
import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type Router,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { encodeText } from '../code';
import { firstSentence } from '../firstSentence';
import type { ApiJob } from '../job';
import { withAnchors } from '../anchors';
import { linkBetween } from '../links';
import { text, type ApiPage, type Part, type Section } from '../model';
import { ownMark } from '../words';
import type { AliasVariants } from './aliases.mjs';
import { baseOf, inheritedFrom } from './inherited.mjs';
import { PartReader } from './parts.mjs';
import { membersOf, modulesOf } from './symbols.mjs';
import { table } from './tables.mjs';

/** Labels of each kind, singular and plural, in the order of the lists. */
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

/** Pages with more members than this have a filter field (packages/page-script/src/page/memberFilter.ts). */
const mostUnfiltered = 20;
const filterField =
  '<div class="api-filter" data-search="ignore"><input type="search" aria-label="Filter members" placeholder="Filter members" autocomplete="off" spellcheck="false"></div>\n\n';

/** Sources of the pages about the whole SDK. */
export interface SitePages {
  readonly job: ApiJob;
  readonly project: ProjectReflection;
  readonly router: Router;
}

/** Sources of the page of a symbol or module. */
export interface PageContext extends SitePages {
  readonly aliases: AliasVariants;
  readonly context: MarkdownThemeContext;
}

/** Returns the first sentence of a symbol's description, or an empty string. */
function summaryOf(reflection: DeclarationReflection): string {
  const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
  const parts = (comment?.summary ?? []).filter((part) => part.text !== ownMark);
  return firstSentence(parts.map((part) => part.text).join(''));
}

function isModule(reflection: Reflection): boolean {
  return reflection.kindOf(ReflectionKind.Module);
}

/** Renders the import line of a symbol. */
function importLine(reflection: DeclarationReflection, pageUrl: string, router: Router): string {
  const module = reflection.parent;
  if (module === undefined) return '';
  const keyword = reflection.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias)
    ? 'import type'
    : 'import';
  const moduleLink = linkBetween(pageUrl, router.getFullUrl(module));
  return `<span class="api-code">${encodeText(`${keyword} { ${reflection.name} } from '`)}[${module.name}](${moduleLink})${encodeText("'")}</span>`;
}

function memberName(member: DeclarationReflection): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'constructor';
  return member.kindOf(ReflectionKind.Method) ? `${member.name}()` : member.name;
}

/**
 * Links to all members: own members by kind, inherited ones by base. Empty if there are too few to
 * need it.
 */
function renderSummary(reflection: DeclarationReflection, router: Router): string {
  if (!reflection.kindOf(ReflectionKind.Class | ReflectionKind.Interface)) return '';
  const members = membersOf(reflection);
  if (members.length < 2) return '';
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
  const rows = groups.flatMap(([label, group]) => {
    const links = group
      .filter((member) => router.hasUrl(member))
      .map((member) => `[${encodeText(memberName(member))}](#${router.getAnchor(member)})`);
    if (links.length === 0) return [];
    return [
      `<span class="api-label">${label}</span><span class="api-links">${links.join(' ')}</span>`,
    ];
  });
  const field = members.length > mostUnfiltered ? filterField : '';
  return `${field}<div class="api-members" data-search="ignore">\n\n${rows.join('\n\n')}\n\n</div>`;
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
  const sentence = summaryOf(reflection);
  const description = `${one} of ${module} ${job.release}.${sentence === '' ? '' : ` ${sentence}`}`;
  const summary = renderSummary(reflection, router);
  const at = read.findIndex(({ type }) => type === 'section');
  const end = at < 0 ? read.length : at;
  const variants = aliases.get(reflection);
  const fields: Part[] = variants === undefined ? [] : [{ type: 'fields', variants }];
  return page({ title, description, api: { module, group: many } }, one, [
    text(importLine(reflection, file, router)),
    ...read.slice(0, end),
    ...(summary === '' ? [] : [text(summary)]),
    ...read.slice(end),
    ...fields,
  ]);
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

/** Reads `api/`: every symbol of every module, by kind. */
export function readIndexPage({ job, project, router }: SitePages, file: string): ApiPage {
  const modules = modulesOf(project, job).map(({ module }): Section => {
    const groups = symbolsByKind(module).map(([many, symbols]) => {
      const links = symbols.map(
        (symbol) => `[${encodeText(symbol.name)}](${linkBetween(file, router.getFullUrl(symbol))})`,
      );
      return `<span class="api-label">${many}</span><span class="api-links">${links.join(' ')}</span>`;
    });
    const url = router.getFullUrl(module);
    return {
      type: 'section',
      level: 2,
      title: `[${module.name}](${linkBetween(file, url)})`,
      anchor: url.replace(/(\/index)?\.md$/, '').replace(/^modules\//, ''),
      parts: [
        text(`<div class="api-members" data-search="ignore">\n\n${groups.join('\n\n')}\n\n</div>`),
      ],
    };
  });
  const lead = `All exports of the SDK in release ${job.release}, generated from its published type declarations. Each section lists the exports of one import path. Select its heading to see their descriptions.`;
  const title = 'API reference';
  const description = `All exports of @cognite/reveal ${job.release} by package and kind.`;
  return {
    file,
    frontMatter: { title, description, api: {} },
    section: { type: 'section', level: 1, title, parts: [text(lead), ...modules] },
  };
}

/** Reads `api/modules`: the import paths and the number of their exports. */
export function readModulesPage({ job, project, router }: SitePages, file: string): ApiPage {
  const rows = modulesOf(project, job).map(({ module }) => {
    const counts = symbolsByKind(module).map(
      ([many, symbols]) => `${symbols.length} ${many.toLowerCase()}`,
    );
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
