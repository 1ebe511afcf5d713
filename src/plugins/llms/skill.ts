/**
 * Writes `skill.md`: instructions for agents that write programs for a version. It consists of sections from the
 * guides, so the checks of the guides cover all of its sentences and code blocks.
 */
import { shortSkillParts, skillParts, type SkillPart } from './skillParts';

/** Maximum number of lines in `skill.md`, because agents read the whole file before each task. */
export const maxLines = 200;

/** A page with sections for the skill. */
export interface GuidePage {
  /** Path relative to the version's route. */
  readonly id: string;
  readonly url: string;
  readonly markdown: string;
}

/** Frontmatter of a skill (https://agentskills.io/specification). Agents read it to choose a skill. */
export interface SkillHeader {
  /** Name in lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Purpose of the skill, and when to use it. */
  readonly description: string;
}

interface SkillInput extends SkillHeader {
  readonly title: string;
  /** Markdown text before the sections. */
  readonly beginning: string;
  readonly pages: readonly GuidePage[];
}

/** Returns the text of a section up to the next heading of any level, or undefined if the section doesn't exist. */
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

/** Matches paragraphs about the page itself: pictures, file names, evidence and setup notes. */
const aboutPage = /^(?:Evidence: |!?\[[^\]]*\]\([^)]*\)$|\d+ lines? of setup|[\w./-]+\.\w+$)/;

/** Returns the paragraphs and code blocks of a section in order, without notes about the page. */
function blocksOf(section: string): string[] {
  return (section.match(/^```[\s\S]*?^```$|(?:^(?!```).*\S.*\n?)+/gm) ?? [])
    .map((text) => text.trim())
    .filter((text) => !aboutPage.test(text));
}

const isCode = (block: string) => block.startsWith('```');

/** Returns the paragraphs of a section, without code and without notes about the page. */
export function paragraphs(section: string): string[] {
  return blocksOf(section).filter((block) => !isCode(block));
}

/** Replaces links in prose with their text. In the skill, each section's heading links to the section's page. */
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

/** Returns a section of a guide, and the URL of the guide. Throws if the section doesn't exist. */
export function sectionOf(
  pages: readonly GuidePage[],
  id: string,
  heading: string,
): { readonly url: string; readonly section: string } {
  const page = pages.find((candidate) => candidate.id === id);
  const section = page && findSection(page.markdown, heading);
  if (page === undefined || section === undefined) {
    throw new Error(
      `${id} has no section "${heading}". Update src/plugins/llms, which copies the section for agents.`,
    );
  }
  return { url: page.url, section };
}

/** Matches blocks that can follow a line with a colon at the end: code, lists, and tables. */
const isIntroduced = (block = '') => /^(?:```|[-*|] |\d+\. )/.test(block);

/**
 * If a block ends with a colon, but the skill omits the code, list or table after it, replaces the colon with a period.
 */
function withoutOpenColon(block: string, next: string | undefined): string {
  return isCode(block) || isIntroduced(next) ? block : block.replace(/:$/, '.');
}

/** Returns the blocks that end with a colon but don't introduce code, a list or a table. */
export function openLeadIns(text: string): string[] {
  const blocks = blocksOf(text);
  return blocks.filter(
    (block, index) => !isCode(block) && block.endsWith(':') && !isIntroduced(blocks[index + 1]),
  );
}

function writePart(
  { page, heading, title, text, code, isOptional }: SkillPart,
  pages: readonly GuidePage[],
): string[] {
  const guide = pages.find(({ id }) => id === page);
  if (isOptional && (guide === undefined || findSection(guide.markdown, heading) === undefined)) {
    return [];
  }
  const place = `"${heading}" of ${page}`;
  const { url, section } = sectionOf(pages, page, heading);
  const blocks =
    text === undefined && code === undefined
      ? blocksOf(section)
      : [
          ...take(paragraphs(section), text ?? [], place),
          ...take(codeBlocks(section), code ?? [], place),
        ];
  return [
    `## [${title ?? heading}](${url})`,
    ...blocks
      .map((block) => (isCode(block) ? block : withoutLinks(block)))
      .map((block, index, all) => withoutOpenColon(block, all[index + 1])),
  ];
}

/**
 * Returns the text of `skill.md`. Throws if a section doesn't exist, or if the text is longer than {@link maxLines}.
 */
export function writeSkill({ name, description, title, beginning, pages }: SkillInput): string {
  const hasAllGuides = pages.some(({ id }) => id === 'production');
  const parts = (hasAllGuides ? skillParts : shortSkillParts).flatMap((part) =>
    writePart(part, pages),
  );
  const header = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`;
  const text = `${[header, `# ${title}`, beginning, ...parts].join('\n\n')}\n`;
  const lines = text.split('\n').length - 1;
  if (lines > maxLines) {
    throw new Error(
      `skill.md has ${lines} lines, but at most ${maxLines} are allowed. Remove parts from src/plugins/llms/skillParts.ts.`,
    );
  }
  return text;
}
