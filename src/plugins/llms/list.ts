import { docKind, type DocKind } from '@reveal-docs/versions/addresses/pageKind';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import type { DocsVersion } from '@reveal-docs/versions';

/** A page that has Markdown. */
export interface TextPage {
  /** Path relative to the site's base path. */
  readonly address: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Full URL of the page's Markdown. */
  readonly markdownUrl: string;
}

type LlmsVersion = Pick<DocsVersion, 'label' | 'routePath' | 'isLast' | 'interfaceRelease'>;

/** Maximum size of the main `llms.txt` in bytes, because agents read the whole file. */
const maxBytes = 8000;

interface IndexInput {
  readonly title: string;
  readonly summary: string;
  readonly versions: readonly LlmsVersion[];
  /** Instructions for agents, in Markdown. */
  readonly advice: string;
  /** Returns the full URL of one of a version's files, such as `llms.txt`. */
  fileUrl(version: LlmsVersion, file: string): string;
  hasSkill(version: LlmsVersion): boolean;
}

const sections: readonly (readonly [DocKind, string])[] = [
  ['guide', 'Guides'],
  ['example', 'Examples'],
  ['api', 'API reference'],
];

function entry({ title, description, markdownUrl }: TextPage): string {
  return `- [${title}](${markdownUrl})${description === undefined ? '' : `: ${description}`}`;
}

/** Returns the text of the main `llms.txt`. Throws if it's longer than {@link maxBytes}. */
export function writeLlms(input: IndexInput): string {
  const { title, summary, versions, advice, fileUrl, hasSkill } = input;
  const files = versions.map((version) => {
    const { label, interfaceRelease } = version;
    const links = [
      `[list of pages](${fileUrl(version, 'llms.txt')})`,
      ...(hasSkill(version) ? [`[how to write programs](${fileUrl(version, 'skill.md')})`] : []),
      `[guides and examples in one file](${fileUrl(version, 'llms-full.txt')})`,
    ];
    return `- ${label} is for @cognite/reveal ${interfaceRelease}: ${links.join(', ')}`;
  });
  const text = [
    `# ${title}\n`,
    `> ${summary}\n`,
    'To get any page as Markdown, add ".md" to its address.\n',
    `${advice}\n`,
    `## Versions\n\n${files.join('\n')}\n`,
  ].join('\n');
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    throw new Error(`llms.txt has ${bytes} bytes, but at most ${maxBytes} are allowed.`);
  }
  return text;
}

/** Returns the `llms.txt` of a version, which lists the version's pages by kind. */
export function writePageList(
  title: string,
  version: LlmsVersion,
  versions: readonly LlmsVersion[],
  pages: readonly TextPage[],
): string {
  const own = pages.flatMap((page) => {
    const found = locateAddress(page.address, versions);
    return found?.version === version ? [{ page, kind: docKind(found.page) }] : [];
  });
  const blocks = sections.map(([kind, heading]) => {
    const entries = own.filter((item) => item.kind === kind).map((item) => entry(item.page));
    return entries.length === 0 ? '' : `## ${heading}\n\n${entries.join('\n')}\n`;
  });
  return [
    `# ${title} ${version.label}\n`,
    `> Pages for @cognite/reveal ${version.interfaceRelease}\n`,
    ...blocks.filter((block) => block !== ''),
  ].join('\n');
}
