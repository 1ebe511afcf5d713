import type { Answer, Input, Tools } from './answers/answer';
import { behavior } from './answers/behavior';
import { check, upgrade } from './answers/check';
import { explain } from './answers/explain';
import { page } from './answers/page';
import { run } from './answers/run';
import { search } from './answers/search';
import { symbol } from './answers/symbol';

/** Command options, except `more`, which every command has. */
export type OptionName = 'version' | 'from' | 'code' | 'write' | 'picture' | 'timeout' | 'json';

export interface Command {
  readonly name: string;
  /** Description in the list of commands. */
  readonly summary: string;
  /** Description that agents use to choose a tool. */
  readonly description: string;
  readonly argument: {
    readonly name: string;
    readonly description: string;
    /** Whether each word is a separate value. Otherwise, all words form a single value. */
    readonly isList: boolean;
    readonly isOptional: boolean;
  };
  readonly options: readonly OptionName[];
  readonly run: (tools: Tools, input: Input) => Answer | Promise<Answer>;
}

const text = (name: string, description: string, isOptional = false): Command['argument'] => ({
  name,
  description,
  isList: false,
  isOptional,
});

const files: Command['argument'] = {
  name: 'files',
  description: 'Paths of .ts or .tsx files. Files that they import are also read.',
  isList: true,
  isOptional: false,
};

/**
 * Placeholders for option values in the help, such as `<seconds>`. Options without a placeholder don't have a value.
 */
export const optionValues: Readonly<Partial<Record<OptionName | 'more', string>>> = {
  version: 'version',
  from: 'version',
  code: 'code',
  picture: 'file',
  timeout: 'seconds',
};

export const optionDescriptions: Readonly<Record<OptionName | 'more', string>> = {
  version: 'Version or SDK release, such as 4.x or 3.3.0. Defaults to the latest version.',
  from: 'Version that the files were written for, such as 3.x.',
  code: 'TypeScript source to use instead of files.',
  write: 'Change the files. By default, only the differences are returned.',
  picture: 'Path for a PNG screenshot of the view.',
  timeout: 'Time limit in seconds. Defaults to 60.',
  json: 'Return JSON.',
  more: 'Return everything instead of a short answer.',
};

export const commands: readonly Command[] = [
  {
    name: 'search',
    summary: 'Searches the documentation.',
    description:
      'Searches the documentation of the @cognite/reveal 3D viewer SDK. Returns the matching sections, each with its address and its most relevant sentence.',
    argument: text('query', 'Search words or an API name, up to 64 characters.'),
    options: ['version'],
    run: search,
  },
  {
    name: 'page',
    summary: 'Prints a page or one section of a page.',
    description: 'Returns a documentation page, or one section of a page, as Markdown.',
    argument: text('address', 'Address from a search result, such as docs/events#hover.'),
    options: ['version'],
    run: page,
  },
  {
    name: 'symbol',
    summary: 'Describes an API name.',
    description:
      'Describes a class, interface, function or member of the SDK: signature, default, history, deprecation, example, and tested behavior.',
    argument: text(
      'name',
      'Name to look up, for example Cognite3DViewer, Cognite3DViewer.addModel or addModel.',
    ),
    options: ['version'],
    run: symbol,
  },
  {
    name: 'behavior',
    summary: "Lists tested statements about the SDK's behavior.",
    description:
      "Returns tested statements about the SDK's behavior and its differences between releases. Without a topic, lists the topics.",
    argument: text('topic', 'Topic, API name or search words, such as events or dispose.', true),
    options: ['version'],
    run: behavior,
  },
  {
    name: 'check',
    summary: 'Compiles files against a release of the SDK.',
    description:
      "Compiles TypeScript files against a release of the SDK. Reports type errors, names that aren't in the release (with their replacements), deprecated members, and incompatible versions of three and @cognite/sdk. Without a version, uses the one in the project's package.json.",
    argument: files,
    options: ['version', 'code'],
    run: check,
  },
  {
    name: 'upgrade',
    summary: 'Upgrades files from an older version.',
    description:
      'Applies the known fixes to TypeScript files for an older version of the SDK. Returns the differences, and the problems that you have to fix manually.',
    argument: files,
    options: ['from', 'version', 'code', 'write'],
    run: upgrade,
  },
  {
    name: 'run',
    summary: 'Runs a program on the demo project in Chromium.',
    description:
      'Runs a TypeScript program on the documentation\'s demo project in a local Chromium, offline. Returns the console, requests, uncaught errors, the final camera, and a picture. The page has an element #viewer, and the program can import the connection and the models from "./project". All files must be in one folder. Without a version, uses the one in the project\'s package.json.',
    argument: { ...files, description: `${files.description} The first file is the entry point.` },
    options: ['version', 'code', 'picture', 'timeout', 'json'],
    run,
  },
  {
    name: 'explain',
    summary: 'Explains an error message.',
    description:
      'Explains an error message or stack trace of the SDK: the cause, the fix and the relevant page.',
    argument: text('message', 'The error message or stack trace.'),
    options: ['version'],
    run: explain,
  },
];
