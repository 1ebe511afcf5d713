/**
 * `skill.md`: what an agent has to know to write programs for the latest version, in at most {@link maxLines} lines.
 * Made of sections of the guides, so that each sentence and each block in it was checked as part of its page.
 */
import { skillParts, type SkillPart } from './skillParts';

/** Longest `skill.md`, in lines: it is read whole, before each task. */
export const maxLines = 200;

/** A page that sections are taken from. */
export interface GuidePage {
  /** Address below the version's route. */
  readonly id: string;
  readonly url: string;
  readonly markdown: string;
}

interface SkillInput {
  readonly title: string;
  /** What stands before the sections, in Markdown. */
  readonly beginning: string;
  readonly pages: readonly GuidePage[];
}

/** Text of a section up to the next heading of any level, without its own heading; undefined when there is none. */
export function findSection(markdown: string, heading: string): string | undefined {
  let section: string[] | undefined;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const found = isCode ? undefined : /^#{1,6} (.+)$/.exec(line)?.[1];
    if (found === undefined) section?.push(line);
    else if (section !== undefined) break;
    else if (found === heading) section = [];
  }
  return section?.join('\n').trim();
}

/** The code blocks of a section, with their fences. */
export function codeBlocks(section: string): string[] {
  return section.match(/^```[\s\S]*?^```$/gm) ?? [];
}

/** What a section says between its code, pictures, file names and set-up notes. */
export function paragraphs(section: string): string[] {
  return section
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(
      (text) =>
        text !== '' &&
        !/^(?:!?\[[^\]]*\]\([^)]*\)$|\d+ lines? of set-up|[\w./-]+\.\w+$)/.test(text),
    );
}

/** Links of prose as their text: the heading of each section leads to its page. */
export function withoutLinks(text: string): string {
  return text.replace(/\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)/g, '$1');
}

function take<Item>(items: readonly Item[], numbers: readonly number[], place: string): Item[] {
  return numbers.map((number) => {
    const item = items[number - 1];
    if (item === undefined) throw new Error(`skill.md: ${place} has no part ${number}.`);
    return item;
  });
}

/** A section of a guide, and where the guide is. Throws when it is gone. */
export function sectionOf(
  pages: readonly GuidePage[],
  id: string,
  heading: string,
): { readonly url: string; readonly section: string } {
  const page = pages.find((candidate) => candidate.id === id);
  const section = page && findSection(page.markdown, heading);
  if (page === undefined || section === undefined) {
    throw new Error(
      `For agents: there is no "${heading}" of ${id}. Change src/plugins/llms, which takes it from there.`,
    );
  }
  return { url: page.url, section };
}

function writePart(
  { page, heading, title, text = [], code = [] }: SkillPart,
  pages: readonly GuidePage[],
) {
  const place = `"${heading}" of ${page}`;
  const { url, section } = sectionOf(pages, page, heading);
  return [
    // More is where the heading leads.
    `## [${title ?? heading}](${url})`,
    ...take(paragraphs(section), text, place).map(withoutLinks),
    ...take(codeBlocks(section), code, place),
  ].join('\n\n');
}

/** The text of `skill.md`. Throws when a section is gone, or the whole is longer than {@link maxLines}. */
export function writeSkill({ title, beginning, pages }: SkillInput): string {
  const parts = skillParts.map((part) => writePart(part, pages));
  const text = `${[`# ${title}`, beginning, ...parts].join('\n\n')}\n`;
  const lines = text.split('\n').length - 1;
  if (lines > maxLines) {
    throw new Error(
      `skill.md has ${lines} lines, ${maxLines} at most: take less into src/plugins/llms/skillParts.ts.`,
    );
  }
  return text;
}
