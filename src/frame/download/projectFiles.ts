/** Writes the text files of a downloaded example: a Vite project in TypeScript. Pure. */
import { escapeHtml } from '../../text/escapeHtml';
import type { SourceFile } from '../program/compile';
import type { KitManifest, KitSkeleton, KitVersion } from './kitManifest';

export interface ProjectInput {
  readonly name: string;
  readonly title: string;
  /** Address of the example's page. */
  readonly url: string;
  readonly folder: string;
  readonly release: string;
  readonly files: readonly SourceFile[];
  /** Names of files with code that came with a link. */
  readonly foreign: readonly string[];
  readonly kit: KitManifest;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function packageJson({ name, kit }: ProjectInput, version: KitVersion): string {
  const { manifest, devDependencies } = kit.skeleton;
  return json({
    name: `reveal-${name}`,
    private: true,
    ...manifest,
    dependencies: version.dependencies,
    devDependencies,
  });
}

function indent(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '  ');
}

/** The starter's settings; a path of its own, so that what was built works below any address; stand-ins where needed. */
function viteConfig({ viteSettings }: KitSkeleton, { standIns }: KitVersion): string {
  const hasStandIns = Object.keys(standIns).length > 0;
  const plugin = `
/** Modules that stand in front of packages, except for what is behind them. */
const standIns: Record<string, string> = ${JSON.stringify(standIns, null, 2)};
const interfacePlugin: Plugin = {
  name: 'interface',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = standIns[source];
    const isBehind = importer.includes('/adapter/') && !source.startsWith('#');
    return file === undefined || isBehind || importer.includes('/node_modules/')
      ? undefined
      : fileURLToPath(new URL(file, import.meta.url));
  },
};
`;
  return `import { fileURLToPath } from 'node:url';
import { defineConfig${hasStandIns ? ', type Plugin' : ''} } from 'vite';
${hasStandIns ? plugin : ''}
export default defineConfig({
  base: './',
${indent(viteSettings)}${hasStandIns ? '\n  plugins: [interfacePlugin],' : ''}
});
`;
}

/** A warning that names the files which the site did not write; empty when there are none. */
function foreignWords(foreign: readonly string[]): string {
  if (foreign.length === 0) return '';
  const names = foreign.map((file) => `\`src/${file}\``).join(' and ');
  return `
**The code in ${names} came with a link and was not written by that site.** Read it before you run it. On the page it
ran apart from everything else; here it reaches whatever a page in your browser reaches, your network included. Do not
give it an access token before you understand what it does.
`;
}

function readme(
  { title, name, url, release, files, foreign }: ProjectInput,
  { sdk }: KitVersion,
): string {
  const build =
    sdk === undefined
      ? ''
      : `- \`${sdk.path}\` is the viewer: a build that was not taken from npm, which may have none of this name.
`;
  return `# ${title}

An example of @cognite/reveal ${release}, from ${url}.
${foreignWords(foreign)}
    npm install
    npm start

serves it and prints its address; \`npm run build\` writes it to \`dist/\`, and \`npm run preview\` serves that. Node.js 20.19
or newer is needed.

- \`src/${name}.ts\` is the program${files.length > 1 ? ', `src/project.ts` its connection and its models' : ''}.
- \`src/demo.js\` and \`public/demo/\` are the demo project: they answer the program's requests without a network.
${build}
To show a model of your own, put your cluster, project, token and model into \`src/project.ts\`, and take
\`import './demo.js';\` out of \`src/start.ts\`; then \`src/demo.js\` and \`public/demo/\` can go. Where the program names
parts of the demo project by number, name or place, put those of your model there.
`;
}

/** Path → text of every file but the demo data. Throws for a version that the kit does not know. */
export function writeProject(input: ProjectInput): Readonly<Record<string, string>> {
  const version = input.kit.versions[input.folder];
  if (version === undefined) throw new Error(`There is no download for "${input.folder}".`);
  return {
    '.npmrc': input.kit.skeleton.npmrc,
    'package.json': packageJson(input, version),
    'README.md': readme(input, version),
    'vite.config.ts': viteConfig(input.kit.skeleton, version),
    'tsconfig.json': json({
      compilerOptions: input.kit.skeleton.compilerOptions,
      include: ['src', 'vite.config.ts'],
    }),
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escapeHtml(input.title)}</title>
    <style>
      html, body, #viewer { height: 100%; margin: 0; overflow: hidden; position: relative; }
    </style>
  </head>
  <body>
    <div id="viewer"></div>
    <script type="module" src="/src/start.ts"></script>
  </body>
</html>
`,
    'src/start.ts': `// The demo project takes the place of the network, so it comes first.
import './demo.js';
import './${input.name}';
`,
    ...version.files,
    ...Object.fromEntries(input.files.map(({ file, source }) => [`src/${file}`, source])),
  };
}
