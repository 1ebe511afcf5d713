/** `llms.txt`: a list of the site's pages and their Markdown, for language models. */
import { docKind, type DocKind } from '@reveal-docs/versions/addresses/pageKind';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import type { DocsVersion } from '@reveal-docs/versions';

/** A page that has Markdown. */
export interface TextPage {
  /** Address below the site's base. */
  readonly address: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Full URL of its Markdown. */
  readonly markdownUrl: string;
}

type LlmsVersion = Pick<DocsVersion, 'label' | 'routePath' | 'isLast' | 'interfaceRelease'>;

interface LlmsInput {
  readonly title: string;
  readonly summary: string;
  readonly versions: readonly LlmsVersion[];
  readonly pages: readonly TextPage[];
  /** Instructions for agents before the lists, in Markdown. */
  readonly advice: string;
  /** Returns the full URL of a version's pages in one file. */
  fullUrl(version: LlmsVersion): string;
}

const sections: readonly (readonly [DocKind, string])[] = [
  ['guide', 'Guides'],
  ['example', 'Examples'],
  ['api', 'API reference'],
];

function entry({ title, description, markdownUrl }: TextPage): string {
  return `- [${title}](${markdownUrl})${description === undefined ? '' : `: ${description}`}`;
}

/**
 * Returns the text of `llms.txt`: all pages of the latest version by kind, and the first page of
 * each other version.
 */
export function writeLlms({ title, summary, versions, pages, advice, fullUrl }: LlmsInput): string {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest === undefined) throw new Error('llms.txt needs at least one version of the docs.');
  const own = pages.flatMap((page) => {
    const found = locateAddress(page.address, versions);
    return found?.version === latest ? [{ page, kind: docKind(found.page) }] : [];
  });
  const blocks = sections.map(([kind, heading]) => {
    const entries = own.filter((item) => item.kind === kind).map((item) => entry(item.page));
    return entries.length === 0 ? '' : `## ${heading}\n\n${entries.join('\n')}\n`;
  });
  const others = versions
    .filter((version) => version !== latest)
    .flatMap((version) => {
      const page = pages.find(({ address }) => address === version.routePath);
      return page === undefined
        ? []
        : [
            `- [${version.label}](${page.markdownUrl}): @cognite/reveal ${version.interfaceRelease}`,
          ];
    });
  return [
    `# ${title}\n`,
    `> ${summary}\n`,
    `The pages below are from version ${latest.label}, for @cognite/reveal ${latest.interfaceRelease}. ` +
      'To get any page as Markdown, add ".md" to its address.\n',
    `${advice}\n`,
    `## Versions\n\n${versions.map((version) => `- ${version.label} is for @cognite/reveal ${version.interfaceRelease}: [guides and examples in one file](${fullUrl(version)})`).join('\n')}\n`,
    ...blocks.filter((block) => block !== ''),
    `## Optional\n\n${others.join('\n')}\n`,
  ].join('\n');
}
