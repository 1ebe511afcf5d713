import { toolsFile } from './toolsFile';

/** Maximum number of lines in `AGENTS.md`, because agents read the whole file before each task. */
export const maxAgentsLines = 60;

interface Mistake {
  readonly text: string;
  /** ID of the statement that supports the sentence. */
  readonly statement: string;
  /** Folders of the versions in which the statement doesn't hold. */
  readonly notIn?: readonly string[];
}

const mistakeCount = 5;

/** Common mistakes that compilers don't find, most frequent first. */
export const mistakes: readonly Mistake[] = [
  {
    text: "Give the viewer's element a height. Otherwise, the canvas is 0 pixels high, and the viewer doesn't report an error.",
    statement: 'lifecycle/no-height',
  },
  {
    text: 'Create a new client for each attempt to sign in. After a token provider rejects, the client never calls that provider again.',
    statement: 'client/rejected-token',
    notIn: ['2.x'],
  },
  {
    text: 'Call `viewer.dispose()` before you create another viewer. Otherwise, both viewers keep their canvases and WebGL contexts, and browsers allow only a few contexts.',
    statement: 'lifecycle/made-again',
  },
  {
    text: "Call `viewer.requestRedraw()` after you change your own three.js objects. The viewer doesn't detect such changes, so it doesn't render them.",
    statement: 'objects/own-change-not-drawn',
  },
  {
    text: 'Convert positions from CDF before you use them in the viewer. In CDF, Z points up. In the viewer, Y points up.',
    statement: 'coordinates/map-point',
  },
  {
    text: 'Handle the rejection of `addModel()`. The promise also rejects if you dispose the viewer before the model is added.',
    statement: 'lifecycle/dispose-while-adding',
  },
];

/** Returns the most frequent mistakes that apply to a version. */
export function mistakesFor(folder: string): readonly Mistake[] {
  return mistakes.filter(({ notIn = [] }) => !notIn.includes(folder)).slice(0, mistakeCount);
}

const scriptDescriptions: Readonly<Record<string, string>> = {
  start: 'starts the development server',
  test: 'checks the types and runs the unit tests',
  build: 'builds the app',
  preview: 'serves the build',
};

const releasedPackages = ['@cognite/reveal', 'three', '@cognite/sdk'];

export interface AgentsInput {
  readonly folder: string;
  /** Route of the version's pages, such as `docs/3.x`. */
  readonly route: string;
  readonly release: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** Names of the scripts in `package.json`. The text omits scripts without a description in this module. */
  readonly scripts: readonly string[];
  readonly install: string;
  /** URL of the site, with a slash at the end. */
  readonly siteUrl: string;
}

/** Returns the text of `AGENTS.md` for a project. Throws if it's longer than {@link maxAgentsLines}. */
export function writeAgentsFile(input: AgentsInput): string {
  const { folder, route, release, dependencies, scripts, install, siteUrl } = input;
  const packages = releasedPackages.flatMap((name) => {
    const found = name === '@cognite/reveal' ? release : dependencies[name];
    return found === undefined ? [] : [`- ${name} ${found}`];
  });
  const commands = Object.entries(scriptDescriptions).flatMap(([name, says]) => {
    if (!scripts.includes(name)) return [];
    return [`- \`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\` ${says}.`];
  });
  const tools = `npx --yes --package=${siteUrl}${toolsFile} reveal-docs`;
  const text = `# Instructions for coding agents

This project shows 3D models with @cognite/reveal.

## Packages

${packages.join('\n')}

Their versions must match. Update them together, and don't use APIs from other releases.

## Commands

- \`${install}\` installs the packages.
${commands.join('\n')}

## Avoid these mistakes

${mistakesFor(folder)
  .map((mistake, index) => `${index + 1}. ${mistake.text}`)
  .join('\n')}

## Look things up

The documentation of this release is available as a command-line tool. The first run downloads 10 MB. Later runs work offline.

\`\`\`bash
${tools} search "color a node" --version ${folder}
${tools} symbol Cognite3DViewer.addModel --version ${folder}
${tools} check <file.ts> --version ${folder}
${tools} explain "<error message>" --version ${folder}
${tools} --help
\`\`\`

\`check\` finds names that this release doesn't have. Run this command after each change, before you run the app.
To start an MCP server, run \`${tools} mcp\`.

For instructions and sample code, see ${siteUrl}${route}/skill.md
`;
  const lines = text.split('\n').length - 1;
  if (lines <= maxAgentsLines) return text;
  throw new Error(`AGENTS.md has ${lines} lines, but at most ${maxAgentsLines} are allowed.`);
}
