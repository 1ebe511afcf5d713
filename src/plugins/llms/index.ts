/**
 * Writes files for language models and crawlers: `llms.txt`, `skill.md`, an index of skills, `robots.txt` and, for each
 * version, a file with all its pages. The texts come from the Markdown of the built pages, so their contents agree.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { markdownPath, pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import type { DocsVersion } from '@reveal-docs/versions';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import type { VersionChanges } from '@reveal-docs/api-reference/names';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { findToolsCode } from '../agentTools/generate';
import { toolsFile } from '../agentTools/toolsFile';
import { writeAdvice, writeShortAdvice, type AdviceInput } from './advice';
import { writeLlms, writePageList, type TextPage } from './list';
import {
  codeBlocks,
  findSection,
  paragraphs,
  sectionOf,
  withoutLinks,
  writeSkill,
  type GuidePage,
  type SkillHeader,
} from './skill';

/** A page of the build. Pages with Markdown also have a title, and can have a description. */
export interface TitledPage {
  /** Path relative to the output folder, with slashes. */
  readonly file: string;
  readonly text?: { readonly title: string; readonly description?: string };
}

type WrittenPage = TextPage & Pick<GuidePage, 'markdown'>;

function readTexts(pages: readonly TitledPage[], outDir: string, url: string): WrittenPage[] {
  return pages.flatMap(({ file, text }) => {
    if (text === undefined) return [];
    const address = pageAddress(file);
    const target = markdownPath(address);
    return [
      {
        address,
        title: text.title,
        description: text.description,
        markdownUrl: `${url}${target}`,
        markdown: fs.readFileSync(path.join(outDir, target), 'utf8'),
      },
    ];
  });
}

/** Returns the guides and examples of a version. Their paths are relative to the version's route. */
function textsOf(
  version: DocsVersion,
  versions: readonly DocsVersion[],
  pages: readonly WrittenPage[],
): GuidePage[] {
  return pages.flatMap(({ address, markdown, markdownUrl }) => {
    const found = locateAddress(address, versions);
    if (found?.version !== version || docKind(found.page) === 'api') return [];
    return [{ id: found.page, url: markdownUrl, markdown }];
  });
}

function adviceFor(
  version: DocsVersion,
  changes: VersionChanges | undefined,
  guides: readonly GuidePage[],
): AdviceInput {
  const packages = sectionOf(guides, 'installation', 'Packages');
  const install = codeBlocks(packages.section).find((block) => block.includes('@cognite/reveal'));
  const guide = guides.find(({ id }) => id === 'migration-guide');
  return {
    version,
    changes,
    install: install?.split('\n').slice(1, -1).join(' && ') ?? '',
    client: version.isLast ? clientAdvice(guides, guide) : '',
    migrationUrl: guide?.url,
  };
}

function clientAdvice(guides: readonly GuidePage[], guide: GuidePage | undefined): string {
  const client = sectionOf(guides, 'authentication', 'Authentication');
  // The sentence that introduces the guide's first code block.
  const option = paragraphs(client.section).find((text) => text.endsWith(':')) ?? '';
  // A migration guide has this section only if its version requires another client.
  const changed = guide && findSection(guide.markdown, 'The client');
  const [advice = option.replace(/:$/, '.')] = paragraphs(changed ?? '');
  return withoutLinks(advice);
}

function versionFile({ routePath }: Pick<DocsVersion, 'routePath'>, file: string): string {
  return `${routePath}/${file}`;
}

/** Returns a name such as `reveal-4-x`. */
function skillName({ folder }: DocsVersion): string {
  return `reveal-${folder.replaceAll(/[^a-z\d]+/g, '-')}`;
}

interface WrittenSkill extends SkillHeader {
  readonly version: DocsVersion;
  readonly advice: AdviceInput;
  readonly text: string;
}

/** Writes the instructions for a version. Returns undefined for small test sites, whose pages lack the sections. */
function skillOf(
  version: DocsVersion,
  siteDir: string,
  guides: readonly GuidePage[],
): WrittenSkill | undefined {
  const { label, isLast, interfaceRelease } = version;
  if (!guides.some(({ id }) => id === 'authentication')) return undefined;
  const changes = readChanges(version.folder, siteDir);
  // The advice for the latest version lists the changed names, so it requires `changes`.
  if (isLast && changes === undefined) return undefined;
  const name = skillName(version);
  const description = `Write programs that show 3D models with @cognite/reveal ${interfaceRelease} (${label}). Use this skill for code that imports the package${isLast ? '' : ', in projects that have this release installed'}.`;
  const advice = adviceFor(version, changes, guides);
  const text = writeSkill({
    name,
    description,
    title: `Write programs for @cognite/reveal ${interfaceRelease}`,
    beginning: writeAdvice(advice),
    pages: guides,
  });
  return { version, name, description, advice, text };
}

/** Returns the index of skills, which agents look for at the root of a host. The latest version's skill comes first. */
function skillIndex(skills: readonly WrittenSkill[], url: string): string {
  const sorted = [...skills].sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast));
  return `${JSON.stringify(
    {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: sorted.map(({ version, name, description, text }) => ({
        name,
        type: 'skill-md',
        description,
        url: url + versionFile(version, 'skill.md'),
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      })),
    },
    null,
    2,
  )}\n`;
}

const skillIndexFile = '.well-known/agent-skills/index.json';

/**
 * Writes the files for language models and crawlers to a build. The Markdown files of `builtPages` must already exist.
 */
export function writeTexts(
  { siteConfig, siteDir }: LoadContext,
  versions: readonly DocsVersion[],
  builtPages: readonly TitledPage[],
  outDir: string,
): void {
  const { title, tagline: summary } = siteConfig;
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  const write = (file: string, text: string) => {
    const target = path.join(outDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const pages = readTexts(builtPages, outDir, url);
  const skills: WrittenSkill[] = [];
  for (const version of versions) {
    const guides = textsOf(version, versions, pages);
    const texts = guides.map(({ markdown }) => markdown);
    write(versionFile(version, 'llms-full.txt'), texts.join('\n---\n\n'));
    write(versionFile(version, 'llms.txt'), writePageList(title, version, versions, pages));
    const skill = skillOf(version, siteDir, guides);
    if (skill === undefined) continue;
    skills.push(skill);
    write(versionFile(version, 'skill.md'), skill.text);
  }
  const latest = skills.find(({ version }) => version.isLast);
  const advice: string[] = [];
  if (latest !== undefined) {
    // Keep this short URL, because earlier builds served the skill there.
    write('skill.md', latest.text);
    write(skillIndexFile, skillIndex(skills, url));
    advice.push(
      writeShortAdvice(latest.advice),
      `- For instructions and sample code, see [skill.md](${url}skill.md).`,
    );
  }
  if (findToolsCode(siteDir) !== undefined) {
    advice.push(
      `- These docs are also available as a command-line tool and an MCP server. Both can search the docs and check and run programs offline: \`npx --package=${url}${toolsFile} reveal-docs --help\`.`,
    );
  }
  write(
    'llms.txt',
    writeLlms({
      title,
      summary,
      versions,
      advice: advice.join('\n'),
      fileUrl: (version, file) => url + versionFile(version, file),
      hasSkill: ({ routePath }) => skills.some(({ version }) => version.routePath === routePath),
    }),
  );
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
}
