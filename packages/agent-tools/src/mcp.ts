import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { InputError, type Input, type Tools } from './answers/answer';
import { engineOf } from './answers/search';
import {
  commands,
  optionDescriptions,
  optionValues,
  type Command,
  type OptionName,
} from './commands';

const instructions =
  'Documentation of the @cognite/reveal 3D viewer SDK. Search before you write code, check each program with `check`, run it with `run`, and look up errors with `explain`. Answers are short by default. Set `more` to get everything.';

/** Searches that warm up the engine: a sentence, words with a typo, and a name. */
const firstQueries = ['how do I color a node', 'hovver event', 'Cognite3DViewer.addModel'];

const writesFiles = (option: OptionName) => option === 'write' || option === 'picture';

type JsonType = 'string' | 'boolean' | 'number';

function typeOf(option: OptionName | 'more'): JsonType {
  if (option === 'timeout') return 'number';
  return optionValues[option] === undefined ? 'boolean' : 'string';
}

function toolOf({ name, description, argument, options }: Command): Tool {
  const value = { description: argument.description };
  const needsArgument = !argument.isOptional && !options.includes('code');
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: {
        [argument.name]: argument.isList
          ? { ...value, type: 'array', items: { type: 'string' } }
          : { ...value, type: 'string' },
        ...Object.fromEntries(
          [...options, 'more' as const].map((option) => [
            option,
            {
              type: typeOf(option),
              description: optionDescriptions[option],
            },
          ]),
        ),
      },
      required: needsArgument ? [argument.name] : [],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: !options.some(writesFiles), openWorldHint: false },
  };
}

/** Converts the arguments of a call. Throws an `InputError` that names the invalid argument. */
function inputOf(
  { name, argument, options }: Command,
  given: Readonly<Record<string, unknown>>,
): Input {
  const known = [argument.name, ...options, 'more'];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new InputError(
      `${name} has no argument "${unknown}". Available arguments: ${known.join(', ')}.`,
    );
  }
  const read = (key: string, type: JsonType): unknown => {
    const value = given[key];
    if (value === undefined || value === null || typeof value === type) return value;
    throw new InputError(`"${key}" must be a ${type}.`);
  };
  const string = (key: string) => (read(key, 'string') ?? undefined) as string | undefined;
  const readList = (): string[] => {
    const value = given[argument.name] ?? [];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw new InputError(`"${argument.name}" must be a list of strings.`);
  };
  const readText = () => string(argument.name) ?? '';
  return {
    words: argument.isList ? readList() : [readText()],
    version: string('version'),
    from: string('from'),
    code: string('code'),
    more: read('more', 'boolean') === true,
    write: read('write', 'boolean') === true,
    picture: string('picture'),
    timeout: (read('timeout', 'number') ?? undefined) as number | undefined,
    json: read('json', 'boolean') === true,
  };
}

async function call(
  tools: Tools,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const command = commands.find((candidate) => candidate.name === name);
    if (command === undefined) {
      const names = commands.map((candidate) => candidate.name).join(', ');
      throw new InputError(`The tool "${name}" doesn't exist. Use one of: ${names}.`);
    }
    const { text } = await command.run(tools, inputOf(command, given));
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** Starts the MCP server on a transport. `release` is the version of the tools. */
export async function startServer(
  tools: Tools,
  transport: Transport,
  release: string,
): Promise<void> {
  // Use `Server`, because `McpServer` would require zod schemas. `Server` accepts JSON schemas, which `toolOf` creates
  // from the same command definitions that the command line uses.
  const server = new Server(
    { name: 'reveal-docs', version: release },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: commands.map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(tools, params.name, params.arguments ?? {}),
  );
  // JavaScript engines optimize code only after it has run a few times. These searches make the first answer fast.
  const engine = engineOf(tools.library, tools.library.version(undefined));
  for (const query of firstQueries) engine.search(query);
  await server.connect(transport);
}
