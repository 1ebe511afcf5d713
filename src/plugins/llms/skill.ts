/**
 * `skill.md`: instructions for agents that write programs for the latest version, in at most {@link
 * maxLines} lines. It consists of sections of the guides, so each sentence and code block was
 * checked as part of its page.
 */
import { skillParts, type SkillPart } from './skillParts';

/** Maximum length of `skill.md` in lines. Agents read all of it before each task. */
export const maxLines = 200;

/** A page with source sections. */
export interface GuidePage {
  /** Address below the version's route. */
  readonly id: string;
  readonly url: string;
  readonly markdown: string;
}

interface SkillInput {
  readonly title: string;
  /** Markdown before the sections. */
  readonly beginning: string;
  readonly pages: readonly GuidePage[];
}

/**
 * Returns the text of a section up to the next heading of any level, without its own heading.
 * Undefined if the section doesn't exist.
 */
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

/** Returns the code blocks of a section, with their fences. */
export function codeBlocks(section: string): string[] {
  return section.match(/^```[\s\S]*?^```$/gm) ?? [];
}

/** Returns the paragraphs of a section, without code, pictures, file names, evidence and setup notes. */
export function paragraphs(section: string): string[] {
  return section
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(
      (text) =>
        text !== '' &&
        !/^(?:Evidence: |!?\[[^\]]*\]\([^)]*\)$|\d+ lines? of set-up|[\w./-]+\.\w+$)/.test(text),
    );
}

/** Replaces links in prose with their text. The heading of each section links to its page. */
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

/**
 * Returns a section of a guide, and the URL of the guide. Throws when the section doesn't exist.
 */
export function sectionOf(
  pages: readonly GuidePage[],
  id: string,
  heading: string,
): { readonly url: string; readonly section: string } {
  const page = pages.find((candidate) => candidate.id === id);
  const section = page && findSection(page.markdown, heading);
  if (page === undefined || section === undefined) {
    throw new Error(
      `${id} has no section "${heading}". Update src/plugins/llms, which copies it for agents.`,
    );
  }
  return { url: page.url, section };
}

/** Ends a text that led to code with a period, for parts that leave the code out. */
function withoutFinalColon(text: string): string {
  return text.replace(/:$/, '.');
}

function writePart(
  { page, heading, title, text = [], code = [] }: SkillPart,
  pages: readonly GuidePage[],
) {
  const place = `"${heading}" of ${page}`;
  const { url, section } = sectionOf(pages, page, heading);
  const prose = take(paragraphs(section), text, place).map(withoutLinks);
  return [
    // The heading links to the whole section.
    `## [${title ?? heading}](${url})`,
    ...(code.length > 0 ? prose : prose.map(withoutFinalColon)),
    ...take(codeBlocks(section), code, place),
  ].join('\n\n');
}

/**
 * Returns the text of `skill.md`. Throws when a section doesn't exist, or when the text is longer
 * than {@link maxLines}.
 */
export function writeSkill({ title, beginning, pages }: SkillInput): string {
  const parts = skillParts.map((part) => writePart(part, pages));
  const text = `${[`# ${title}`, beginning, ...parts].join('\n\n')}\n`;
  const lines = text.split('\n').length - 1;
  if (lines > maxLines) {
    throw new Error(
      `skill.md has ${lines} lines, but at most ${maxLines} are allowed. Remove parts from src/plugins/llms/skillParts.ts.`,
    );
  }
  return text;
}
