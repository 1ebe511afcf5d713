/** `llms.txt`: what the site holds and where its Markdown is, for language models. */
import { docKind, type DocKind } from '../../addresses/pageKind';
import { locateAddress } from '../../addresses/locateAddress';
import type { DocsVersion } from '../../versions';

/** A page that has Markdown. */
export interface TextPage {
  /** Address below the site's base. */
  readonly address: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Full address of its Markdown. */
  readonly markdownUrl: string;
}

interface LlmsInput {
  readonly title: string;
  readonly summary: string;
  readonly versions: readonly Pick<
    DocsVersion,
    'label' | 'routePath' | 'isLast' | 'interfaceRelease'
  >[];
  readonly pages: readonly TextPage[];
}

const sections: readonly (readonly [DocKind, string])[] = [
  ['guide', 'Guides'],
  ['example', 'Examples'],
  ['api', 'API reference'],
];

function entry({ title, description, markdownUrl }: TextPage): string {
  return `- [${title}](${markdownUrl})${description === undefined ? '' : `: ${description}`}`;
}

/** The text of `llms.txt`: all pages of the latest version by kind, the entry page of each other version. */
export function writeLlms({ title, summary, versions, pages }: LlmsInput): string {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest === undefined) throw new Error('llms.txt needs a version.');
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
    `The pages below are those of version ${latest.label}, for @cognite/reveal ${latest.interfaceRelease}. ` +
      'Every page of the site has its Markdown at the same address with ".md" at its end.\n',
    ...blocks.filter((block) => block !== ''),
    `## Optional\n\n${others.join('\n')}\n`,
  ].join('\n');
}
