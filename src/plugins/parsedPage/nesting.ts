/**
 * Moves list items and parts of tables to where browsers place them. The built pages omit optional end tags, but the
 * parser can add an omitted end tag only to the innermost open element.
 */
import type { CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';

const sections = ['thead', 'tbody', 'tfoot'];

/** Allowed parents of each element whose start tag closes open elements. */
const parents = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol', 'menu']],
  ['dt', ['dl', 'div']],
  ['dd', ['dl', 'div']],
  ...sections.map((section) => [section, ['table']] as const),
  ['tr', [...sections, 'table']],
  ['th', ['tr']],
  ['td', ['tr']],
]);

/** Corrects a parsed page. `elements` contains all of its elements, in order. */
export function correctNesting($: CheerioAPI, elements: readonly Element[]): void {
  for (const element of elements) {
    const names = parents.get(element.name);
    const { parent } = element;
    if (names === undefined || parent === null) continue;
    if ('name' in parent && names.includes(parent.name)) continue;
    $(element).closest(names.join(',')).append(element);
  }
}
