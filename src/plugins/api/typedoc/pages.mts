/**
 * Completes the pages that TypeDoc's Markdown theme wrote, with a head and an overview of members.
 */
import path from 'node:path';
import {
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type Router,
} from 'typedoc';
import { renderFrontMatter } from '../frontMatter';
import type { ApiJob } from '../job';
import { encodeText, type LinkName } from '../signature';
import { inheritedFrom, tidyMarks, tidyPage, withAddedNote } from '../tidy';
import { ownMark } from '../words';
import { baseOf } from './inherited.mjs';
import { renderAlias, type AliasVariants } from './aliases.mjs';
import { membersOf, modulesOf } from './symbols.mjs';

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

/** Pages with more members than this have a filter field (src/deferred/page/memberFilter.ts). */
const mostUnfiltered = 20;
const filterField =
  '<div class="api-filter" data-search="ignore"><input type="search" aria-label="Filter members" placeholder="Filter members" autocomplete="off" spellcheck="false"></div>\n\n';

export interface PageContext {
  readonly job: ApiJob;
  readonly project: ProjectReflection;
  readonly router: Router;
  readonly aliases: AliasVariants;
}

function plainText(parts: readonly CommentDisplayPart[]): string {
  return parts
    .filter((part) => part.text !== ownMark)
    .map((part) => part.text)
    .join('')
    .replace(/```[\s\S]*$/, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence of a symbol's description, or an empty string. */
function firstSentence(reflection: DeclarationReflection): string {
  const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
  const text = plainText(comment?.summary ?? []);
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function isModule(reflection: Reflection): boolean {
  return reflection.kindOf(ReflectionKind.Module);
}

/** Relative link from one page file to another, with the fragment if any. */
function linkBetween(fromUrl: string, toUrl: string): string {
  const [file = '', fragment] = toUrl.split('#');
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (file === fromUrl) return hash === '' ? path.posix.basename(file) : hash;
  return `${path.posix.relative(path.posix.dirname(fromUrl), file)}${hash}`;
}

/**
 * Finds the documentation of an exported name. Links are relative to a page, and its own symbol
 * isn't linked.
 */
function createLinkName(
  { job, project, router }: Omit<PageContext, 'aliases'>,
  pageUrl: string,
  self: Reflection,
): LinkName {
  const targets = new Map<string, string>();
  for (const { module } of modulesOf(project, job)) {
    for (const child of module.children ?? []) {
      if (child === self || targets.has(child.name) || !kindNames.has(child.kind)) continue;
      targets.set(child.name, linkBetween(pageUrl, router.getFullUrl(child)));
    }
  }
  return (name) => {
    const target = targets.get(name);
    return target === undefined ? undefined : `[${encodeText(name)}](${target})`;
  };
}

/** Renders `Class · @cognite/reveal`, and the import line. */
function renderHead(reflection: DeclarationReflection, pageUrl: string, router: Router): string {
  const module = reflection.parent;
  if (module === undefined) return '';
  const [kind] = kindNames.get(reflection.kind) ?? ['Symbol'];
  const keyword = reflection.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias)
    ? 'import type'
    : 'import';
  const moduleLink = linkBetween(pageUrl, router.getFullUrl(module));
  return [
    `<p class="api-kind" data-search="ignore">${kind}</p>`,
    '',
    `<span class="api-code">${encodeText(`${keyword} { ${reflection.name} } from '`)}[${module.name}](${moduleLink})${encodeText("'")}</span>`,
    '',
  ].join('\n');
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

/** Inserts text before the first section of the page, or at its end. */
function beforeSections(markdown: string, insert: string): string {
  if (insert === '') return markdown;
  const start = markdown.search(/^## /m);
  return start < 0
    ? `${markdown}\n${insert}\n`
    : `${markdown.slice(0, start)}${insert}\n\n${markdown.slice(start)}`;
}

function afterTitle(markdown: string, insert: string): string {
  return markdown.replace(/^(# .*\n)/, (title) => `${title}\n${insert}`);
}

/** Renders the complete page of a symbol or module. `body` is the output of the Markdown theme. */
export function renderReflectionPage(
  context: PageContext,
  reflection: DeclarationReflection,
  pageUrl: string,
  body: string,
): string {
  const { job, router, aliases } = context;
  const linkName = createLinkName(context, pageUrl, reflection);
  const tidied = tidyPage(body, linkName);
  if (isModule(reflection)) {
    const front = renderFrontMatter({
      title: reflection.name,
      description: `Exports of ${reflection.name} ${job.release}: classes, interfaces, types, functions and values.`,
      api: { module: reflection.name },
    });
    return `${front}\n${tidied}`;
  }
  const [one, many] = kindNames.get(reflection.kind) ?? ['Symbol', 'Symbols'];
  const module = reflection.parent?.name ?? '';
  const sentence = firstSentence(reflection);
  const front = renderFrontMatter({
    title: reflection.name,
    description: `${one} of ${module} ${job.release}.${sentence === '' ? '' : ` ${sentence}`}`,
    api: { module, group: many },
  });
  const variants = aliases.get(reflection);
  const fields = variants === undefined ? '' : `\n${tidyMarks(renderAlias(variants, linkName))}`;
  const withHead = afterTitle(`${tidied}${fields}`, renderHead(reflection, pageUrl, router));
  return withAddedNote(`${front}\n${beforeSections(withHead, renderSummary(reflection, router))}`);
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

/** Renders `api/`: every symbol of every module, by kind. */
export function renderIndexPage({ job, project, router }: PageContext, pageUrl: string): string {
  const modules = modulesOf(project, job).map(({ module }) => {
    const groups = symbolsByKind(module).map(([many, symbols]) => {
      const links = symbols.map(
        (symbol) =>
          `[${encodeText(symbol.name)}](${linkBetween(pageUrl, router.getFullUrl(symbol))})`,
      );
      return `<span class="api-label">${many}</span><span class="api-links">${links.join(' ')}</span>`;
    });
    const link = linkBetween(pageUrl, router.getFullUrl(module));
    const id = router
      .getFullUrl(module)
      .replace(/(\/index)?\.md$/, '')
      .replace(/^modules\//, '');
    return `## [${module.name}](${link}) {#${id}}\n\n<div class="api-members" data-search="ignore">\n\n${groups.join('\n\n')}\n\n</div>`;
  });
  const front = renderFrontMatter({
    title: 'API reference',
    description: `All exports of @cognite/reveal ${job.release} by package and kind.`,
    api: {},
  });
  const lead = `All exports of the SDK in release ${job.release}, generated from its published type declarations. Each section lists the exports of one import path. Select its heading to see their descriptions.`;
  return `${front}\n# API reference\n\n${lead}\n\n${modules.join('\n\n')}\n`;
}

/** Renders `api/modules`: the import paths and the number of their exports. */
export function renderModulesPage({ job, project, router }: PageContext, pageUrl: string): string {
  const rows = modulesOf(project, job).map(({ module }) => {
    const counts = symbolsByKind(module).map(
      ([many, symbols]) => `${symbols.length} ${many.toLowerCase()}`,
    );
    return `| [\`${module.name}\`](${linkBetween(pageUrl, router.getFullUrl(module))}) | ${counts.join(', ')} |`;
  });
  const front = renderFrontMatter({
    title: 'Modules',
    description: `Import paths of @cognite/reveal ${job.release} and their exports.`,
    api: {},
  });
  return `${front}\n# Modules\n\nThe SDK is one npm package with ${rows.length} import paths.\n\n| Import path | Exports |\n| --- | --- |\n${rows.join('\n')}\n`;
}
