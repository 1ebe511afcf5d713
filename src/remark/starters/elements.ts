/** The elements that the starters' pages have: what each becomes. Node only: they read the starters' files. */
import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { excerpt } from '../../plugins/starters/excerpt';
import { folderOf } from '../../plugins/starters/folderOf';
import { formatBytes } from '../../text/formatBytes';
import { codeOf, fileLink, outerLink, text } from './nodes';
import { starterPagesDir, type Starter } from './read';
import { sectionOf, withoutFileLinks } from './section';
import { testedSentence, testedTable } from './table';

/** A page on its way, with what its elements are made from. */
export interface StarterPage {
  readonly siteDir: string;
  /** Of the site, with slashes around. */
  readonly baseUrl: string;
  /** Repository of the site's source, without a slash at its end; undefined where the site knows none. */
  readonly repoUrl: string | undefined;
  readonly starters: readonly Starter[];
  /** The one that the page is about; undefined for the page about all. */
  readonly starter: Starter | undefined;
  /** Parses Markdown as pages are parsed. */
  parse(markdown: string): Root;
}

type Values = Readonly<Record<string, string>>;

interface Maker {
  /** Attributes that it takes, all of them text. */
  readonly takes: readonly string[];
  make(page: StarterPage, values: Values): RootContent[];
}

function starterOf({ starter }: StarterPage): Starter {
  if (starter === undefined) throw new Error('only the page of a starter has it.');
  return starter;
}

function required(values: Values, name: string): string {
  const value = values[name];
  if (value === undefined || value === '') throw new Error(`it needs "${name}".`);
  return value;
}

/** A file's text. Throws when it is not there, or above its folder. */
function readFile(dir: string, file: string): string {
  const full = path.join(dir, file);
  if (!/^[\w@.[\]()-]+(?:\/[\w@.[\]()-]+)*$/.test(file) || !full.startsWith(dir + path.sep)) {
    throw new Error(`"${file}" is no path below ${path.basename(dir)}.`);
  }
  if (!fs.existsSync(full)) throw new Error(`${path.basename(dir)} has no ${file}.`);
  return fs.readFileSync(full, 'utf8');
}

/** Runs `work`, whose errors then begin with a file's name. */
function about<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** By name. */
const starterElements: Readonly<Record<string, Maker>> = {
  StarterFile: {
    takes: ['path', 'region', 'from', 'to'],
    make(page, values) {
      const file = required(values, 'path');
      const code = readFile(starterOf(page).dir, file);
      return [
        codeOf(
          file,
          about(file, () => excerpt(code, values)),
        ),
      ];
    },
  },
  StarterText: {
    takes: ['name'],
    make(page, values) {
      const name = `_${required(values, 'name')}.mdx`;
      return page.parse(readFile(starterPagesDir(page.siteDir), name)).children;
    },
  },
  StarterReadme: {
    takes: ['section'],
    make(page, values) {
      const readme = readFile(starterOf(page).dir, 'README.md');
      const section = about('README.md', () =>
        page.parse(sectionOf(readme, required(values, 'section'))),
      );
      withoutFileLinks(section);
      return section.children;
    },
  },
  StarterTested: {
    takes: [],
    make(page) {
      return [{ type: 'paragraph', children: testedSentence(starterOf(page).tested) }];
    },
  },
  StartersTable: { takes: [], make: ({ starters }) => [testedTable(starters)] },
  StarterZip: {
    takes: [],
    make(page) {
      const { name, zip } = starterOf(page);
      const link = fileLink(`${page.baseUrl}${zip.file}`, `${folderOf(name)}.zip`);
      return [link, text(` (${formatBytes(zip.bytes)})`)];
    },
  },
  StarterSource: {
    takes: [],
    make(page) {
      const { name } = starterOf(page);
      if (page.repoUrl === undefined) return [];
      const link = outerLink(`${page.repoUrl}/tree/main/starters/${name}`, `starters/${name}`);
      return [text('Its source is '), link, text(' in the repository of this site.')];
    },
  },
};

/** What an element becomes. Throws, in words that go on from its name, when that can't be made. */
export function expandElement(
  page: StarterPage,
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
): RootContent[] {
  const maker = Object.hasOwn(starterElements, name ?? '')
    ? starterElements[name ?? '']
    : undefined;
  if (maker === undefined) {
    throw new Error(`there are ${Object.keys(starterElements).join(', ')}.`);
  }
  const values = attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('its attributes are text.');
    }
    if (!maker.takes.includes(attribute.name)) throw new Error(`it takes no "${attribute.name}".`);
    return [attribute.name, attribute.value] as const;
  });
  return maker.make(page, Object.fromEntries(values));
}
