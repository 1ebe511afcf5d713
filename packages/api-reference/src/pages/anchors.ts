import type { ApiPage, Part, Section } from './model';
import { slugOf } from './slug';
import { fieldAnchor, fieldsOf } from './variants';

/** Returns a section and all of its subsections, in reading order. */
export function sectionsOf(section: Section): Section[] {
  return [
    section,
    ...section.parts.flatMap((part) => (part.type === 'section' ? sectionsOf(part) : [])),
  ];
}

function idsIn(part: Part): string[] {
  if (part.type === 'section') {
    const own = part.anchor === undefined ? [] : [part.anchor];
    return [...own, ...part.parts.flatMap(idsIn)];
  }
  if (part.type !== 'fields') return [];
  const variants = part.variants.map(({ title }) => variantAnchor(title));
  return ['fields', ...variants, ...fieldsOf(part.variants).map(({ name }) => fieldAnchor(name))];
}

/** Returns the heading ID for an alias variant. */
export function variantAnchor(title: string): string {
  return `variant-${slugOf(title)}`;
}

/**
 * Assigns an ID to each heading that doesn't have one: the slug of its title, plus a number if the page already uses
 * that ID. `others` contains the IDs of elements that aren't headings.
 */
export function withAnchors(page: ApiPage, others: ReadonlySet<string>): ApiPage {
  const ids = new Set([...others, ...idsIn(page.section)]);
  const takeUnused = (wanted: string): string => {
    let id = wanted;
    for (let count = 1; ids.has(id); count += 1) id = `${wanted}-${count}`;
    ids.add(id);
    return id;
  };
  const complete = (section: Section): Section => {
    const anchor =
      section.anchor ?? (section.level === 1 ? undefined : takeUnused(slugOf(section.title)));
    const parts = section.parts.map((part) => (part.type === 'section' ? complete(part) : part));
    return { ...section, anchor, parts };
  };
  return { ...page, section: complete(page.section) };
}
