import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { excerpt } from '../../plugins/starters/excerpt';
import { starterFile } from '../../plugins/starters/files';
import { folderOf } from '../../plugins/starters/folderOf';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { text } from '../nodes';
import { codeOf, downloadButton, element, outerLink } from './elementNodes';
import { starterPagesDir, type Starter } from './read';
import { sectionOf, withoutFileLinks } from './section';
import { testedSentence, starterCards } from './cards';

/** Data for the elements of a page. */
export interface StarterPage {
  readonly siteDir: string;
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** URL of the repository with the site's source, without a trailing slash. Undefined if none is configured. */
  readonly repoUrl: string | undefined;
  readonly starters: readonly Starter[];
  /** The page's starter. Undefined for the overview of all starters. */
  readonly starter: Starter | undefined;
  /** Parses Markdown with the parser for pages. */
  parse(markdown: string): Root;
}

type Values = Readonly<Record<string, string>>;

interface Maker {
  /** Names of the attributes that the element accepts. All values are text. */
  readonly takes: readonly string[];
  make(page: StarterPage, values: Values): RootContent[];
}

function starterOf({ starter }: StarterPage): Starter {
  if (starter === undefined) throw new Error("allowed only on a starter's page.");
  return starter;
}

function required(values: Values, name: string): string {
  const value = values[name];
  if (value === undefined || value === '') throw new Error(`attribute "${name}" is missing.`);
  return value;
}

/** Throws if the file doesn't exist or is outside of `dir`. */
function readFile(dir: string, file: string): string {
  if (
    !/^[\w@.[\]()-]+(?:\/[\w@.[\]()-]+)*$/.test(file) ||
    !path.join(dir, file).startsWith(dir + path.sep)
  ) {
    throw new Error(`"${file}" isn't inside ${path.basename(dir)}.`);
  }
  const full = starterFile(dir, file);
  if (!fs.existsSync(full)) throw new Error(`${path.basename(dir)} has no file ${file}.`);
  return fs.readFileSync(full, 'utf8');
}

/** Runs `work`. If it throws, prefixes the error message with the file name. */
function about<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

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
      const sentence = testedSentence(starterOf(page).tested);
      return [element('p', { className: 'starter-tested' }, [text(sentence)])];
    },
  },
  StarterCards: {
    takes: ['first'],
    make({ starters }, { first = '' }) {
      const names = first.split(' ');
      const rank = ({ name }: Starter) =>
        names.includes(name) ? names.indexOf(name) : names.length;
      return [starterCards([...starters].sort((a, b) => rank(a) - rank(b)))];
    },
  },
  StarterZip: {
    takes: [],
    make(page) {
      const { name, zip } = starterOf(page);
      const file = `${folderOf(name)}.zip`;
      const label = `Download ${file} (${formatBytes(zip.bytes)})`;
      const button = downloadButton(`${page.baseUrl}${zip.file}`, file, label);
      return [{ type: 'paragraph', children: [button] }];
    },
  },
  StarterSource: {
    takes: [],
    make(page) {
      const { name } = starterOf(page);
      if (page.repoUrl === undefined) return [];
      const link = outerLink(`${page.repoUrl}/tree/main/starters/${name}`, `starters/${name}`);
      return [text('The source code is in '), link, text(" in this site's repository.")];
    },
  },
};

/** Creates the content of an element. The caller must prefix error messages with the element's name. */
export function expandElement(
  page: StarterPage,
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
): RootContent[] {
  const maker = Object.hasOwn(starterElements, name ?? '')
    ? starterElements[name ?? '']
    : undefined;
  if (maker === undefined) {
    throw new Error(
      `unknown element. Use one of these elements: ${Object.keys(starterElements).join(', ')}.`,
    );
  }
  const values = attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('attributes must be plain strings, such as path="src/main.ts".');
    }
    if (!maker.takes.includes(attribute.name))
      throw new Error(`unknown attribute "${attribute.name}".`);
    return [attribute.name, attribute.value] as const;
  });
  return maker.make(page, Object.fromEntries(values));
}
