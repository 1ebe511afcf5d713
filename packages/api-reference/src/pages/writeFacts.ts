import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { describeEvent } from '../history/describe';
import type { LinkedEvent } from '../history/history';
import type { Facts, HistoryLine, UsingPage } from './facts';
import { maxShownUses } from './uses';

/** Maximum number of pages that a member's disclosure lists. */
const longest = 8;

function link(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`;
}

function code(name: string): string {
  return `<code>${escapeHtml(name)}</code>`;
}

function prose(text: string): string {
  return text
    .split('`')
    .map((value, index) => (index % 2 === 1 ? code(value) : escapeHtml(value)))
    .join('');
}

function event(one: LinkedEvent): string {
  const html = prose(describeEvent(one));
  return one.url === undefined ? html : link(one.url, html);
}

/** Renders one line of a name's history. */
export function writeHistory({ events, members }: HistoryLine): string {
  const names = members.length === 0 ? '' : `: ${members.map(code).join(', ')}`;
  const html = `${events.map(event).join(' · ')}${names}`;
  return `<p class="api-history" data-search="ignore">${html}</p>`;
}

function links(pages: readonly UsingPage[]): string {
  return pages.map(({ title, url }) => link(url, escapeHtml(title))).join(', ');
}

/** Renders a disclosure. `src/theme/MDXComponents/Details` recognizes its class, and omits the theme's styles. */
function disclosure(summary: string, html: string): string {
  return `<details class="api-more"><summary>${summary}</summary>${html}</details>`;
}

function writeUses(uses: readonly UsingPage[]): string {
  const others = uses.slice(maxShownUses);
  const more = others.length === 0 ? '' : ` ${disclosure(`${others.length} more`, links(others))}`;
  return `Used in ${links(uses.slice(0, maxShownUses))}${more}`;
}

function writeMemberUses(uses: readonly UsingPage[]): string {
  if (uses.length === 1) return `Used in ${links(uses)}`;
  const shown = uses.length > longest ? uses.slice(0, longest) : uses;
  const left = uses.length - shown.length;
  const toAll = left === 0 ? '' : `, and ${link('#', `${left} more above`)}`;
  return disclosure(`Used in ${uses.length} pages`, `${links(shown)}${toAll}`);
}

/** Renders links to the pages that use a name. Returns an empty list if the name isn't used. */
export function usesBlocks(facts: Facts | undefined): string[] {
  if (facts === undefined || facts.uses.length === 0) return [];
  const { uses, isMember } = facts;
  return [`<div class="api-uses">${isMember ? writeMemberUses(uses) : writeUses(uses)}</div>`];
}

/**
 * Renders the statements about a name as data for `src/remark/apiStatements.ts`. Returns an empty list if the name
 * doesn't have statements.
 */
export function statementBlocks(facts: Facts | undefined): string[] {
  if (facts?.statements === undefined) return [];
  const data = encodeURIComponent(JSON.stringify(facts.statements));
  return [`<div data-statements="${data}"></div>`];
}
