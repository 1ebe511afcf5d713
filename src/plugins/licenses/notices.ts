import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import type { BundledFiles, BundledPackage } from '@reveal-docs/build-steps/packages';
import { readJson } from '@reveal-docs/shared/readJson';

/** Path of the list that the site serves, relative to the repository's root. */
export const noticesFile = 'static/third-party-licenses.txt';

const introduction = `Third-party software in the built site

The site in build/ contains code from the packages below, bundled and minified. It contains only parts of some packages.
Packages that share a license text are listed together, above that text.

\`npx tsx scripts/licenses.ts\` generates this list. It includes the packages that the bundlers report: Docusaurus's
bundler for the pages, and esbuild for the SDK releases, their client, three.js and the script of the example frames. It
also includes packages inside published files, according to the source maps of these files. It doesn't include tools that
only build or test the site.
`;

const rule = '-'.repeat(80);

interface Notice {
  readonly packages: string[];
  readonly text: string;
}

function readLicenseName(dir: string): string {
  const { license } = readJson<{ license?: string | { type?: string } }>(
    path.join(dir, 'package.json'),
  );
  const name = typeof license === 'object' ? license.type : license;
  return name ?? 'license not specified in its package.json';
}

/** Reads a package's license texts, including the `.license.txt` files that the package's own bundler wrote. */
function readTexts(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .filter((name) => /^(?:licen[cs]e|copying|notice)|\.license\.txt$/i.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(dir, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

function describe(bundled: BundledPackage): { title: string; text: string } {
  const dir = path.join(rootDir, bundled.dir);
  const title = `${bundled.name} ${bundled.version} (${readLicenseName(dir)})`;
  const texts = [...new Set(readTexts(dir))];
  return {
    title,
    text:
      texts.length > 0
        ? texts.join(`\n\n${rule}\n\n`)
        : "The package specifies its license, but doesn't include the license text.",
  };
}

/** Renders the packages and their licenses. The result doesn't depend on the order of `lists`. */
export function renderNotices(lists: readonly BundledFiles[], beginning = introduction): string {
  const titles = new Map<string, string>();
  for (const bundled of lists.flatMap(({ packages }) => packages)) {
    const { title, text } = describe(bundled);
    titles.set(title, text);
  }
  const notices = new Map<string, Notice>();
  for (const [title, text] of [...titles].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const notice = notices.get(text) ?? { packages: [], text };
    notice.packages.push(title);
    notices.set(text, notice);
  }
  const installed = new Set(lists.flatMap(({ packages }) => packages.map(({ name }) => name)));
  const unknown = [...new Set(lists.flatMap((list) => list.unknown))]
    .filter((name) => !installed.has(name))
    .sort();
  const blocks = [...notices.values()].map(
    ({ packages, text }) => `${packages.join('\n')}\n\n${text}\n`,
  );
  if (unknown.length > 0) {
    blocks.push(
      `${unknown.join('\n')}\n\nIncluded in published files of the packages above, according to their source maps. Not installed separately.\n`,
    );
  }
  return [beginning, ...blocks].join(`\n${'='.repeat(80)}\n\n`);
}
