/** Creates the text files of a downloaded example. The download is a Vite project in TypeScript. Pure. */
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import type { SourceFile } from '../program/compile';
import type { KitManifest, KitSkeleton, KitVersion } from './kitManifest';

export interface ProjectInput {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly folder: string;
  readonly release: string;
  readonly files: readonly SourceFile[];
  /** Names of files whose code came from a link. */
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

/** A relative base makes the build work under any URL. */
function viteConfig({ viteSettings }: KitSkeleton, { standIns }: KitVersion): string {
  const hasStandIns = Object.keys(standIns).length > 0;
  const plugin = `
/** Adapter modules that replace packages, except in imports by the adapter itself. */
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

function foreignWords(foreign: readonly string[]): string {
  if (foreign.length === 0) return '';
  const names = foreign.map((file) => `\`src/${file}\``).join(' and ');
  return `
**The code in ${names} came from a link and wasn’t written by the authors of that site.** Read it before you run it. On that site, it
ran in a sandbox. Here, it can access everything that a page in your browser can, including your network. Don’t give it
an access token until you understand what it does.
`;
}

function readme(
  { title, name, url, release, files, foreign }: ProjectInput,
  { sdk }: KitVersion,
): string {
  const build =
    sdk === undefined
      ? ''
      : `- \`${sdk.path}\` is the viewer. The project includes this package because npm might not have this build.
`;
  return `# ${title}

An example for @cognite/reveal ${release}, from ${url}.
${foreignWords(foreign)}
    npm install
    npm start

\`npm start\` serves the example and prints its URL. \`npm run build\` builds it to \`dist/\`, and \`npm run preview\` serves
the build. Requires Node.js 20.19 or later.

- \`src/${name}.ts\` is the program${files.length > 1 ? '. `src/project.ts` contains its connection and models' : ''}.
- \`src/demo.js\` and \`public/demo/\` are the demo project. They respond to the program’s requests, so the program runs offline.
${build}
To show your own model, put your cluster, project, token and model into \`src/project.ts\`, and remove
\`import './demo.js';\` from \`src/start.ts\`. You can then delete \`src/demo.js\` and \`public/demo/\`. Where the program
refers to parts of the demo project by number, name or position, refer to parts of your model instead.
`;
}

/** Returns the text of each file except the demo data, by path. Throws if the kit doesn't contain the version. */
export function writeProject(input: ProjectInput): Readonly<Record<string, string>> {
  const version = input.kit.versions[input.folder];
  if (version === undefined) throw new Error(`No download for "${input.folder}".`);
  return {
    '.npmrc': input.kit.skeleton.npmrc,
    'package.json': packageJson(input, version),
    'README.md': readme(input, version),
    'AGENTS.md': version.agents,
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
    'src/start.ts': `// The demo project replaces the network, so import it first.
import './demo.js';
import './${input.name}';
`,
    ...version.files,
    ...Object.fromEntries(input.files.map(({ file, source }) => [`src/${file}`, source])),
  };
}
