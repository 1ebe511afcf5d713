import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError, type Input, type Tools } from './answers/answer';
import { commands, optionDescriptions, optionValues, type Command } from './commands';

const program = 'reveal-docs';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly readInput: () => Promise<string>;
}

function usageOf({ name, argument: { name: value, isList, isOptional } }: Command): string {
  const shown = `<${value}${isList ? ' …' : ''}>`;
  return `${program} ${name} ${isOptional ? `[${shown}]` : shown}`;
}

/**
 * Returns the command-line options of a command. Omits `code`, because the command line reads code from standard input.
 */
function flagsOf({ options }: Command) {
  return [...options.filter((option) => option !== 'code'), 'more' as const];
}

function overview(): string {
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  const lines = commands.map(
    (command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`,
  );
  return [
    'Offline documentation for the @cognite/reveal 3D viewer SDK.',
    '',
    ...lines,
    `  ${`${program} mcp`.padEnd(width)}  Starts an MCP server on standard input and output.`,
    '',
    `For a command's options, run ${program} <command> --help. Exit codes: 0 (success), 1 (nothing found, or problems remain), 2 (invalid input).`,
  ].join('\n');
}

function helpOf(command: Command): string {
  const { description, argument, options } = command;
  const reads = options.includes('code') || command.name === 'explain';
  return [
    `${usageOf(command)} [options]`,
    '',
    description,
    '',
    `  ${argument.name}: ${argument.description}${reads ? ' To read standard input, use -.' : ''}`,
    ...flagsOf(command).map((flag) => {
      const value = optionValues[flag];
      return `  --${flag}${value === undefined ? '' : ` <${value}>`}: ${optionDescriptions[flag]}`;
    }),
  ].join('\n');
}

function parse(command: Command, args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = {
    help: { type: 'boolean' },
    ...Object.fromEntries(
      flagsOf(command).map((flag) => [
        flag,
        { type: optionValues[flag] === undefined ? 'boolean' : 'string' },
      ]),
    ),
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new InputError(`${reason.replace(/\.$/, '')}. See ${program} ${command.name} --help.`, {
      cause: error,
    });
  }
}

async function inputOf(
  command: Command,
  { values, positionals }: ReturnType<typeof parse>,
  { readInput }: Terminal,
): Promise<Input> {
  const string = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const fromInput = positionals.length === 1 && positionals[0] === '-';
  const given = fromInput ? await readInput() : undefined;
  const isCode = command.options.includes('code');
  return {
    words: given === undefined ? positionals : isCode ? [] : [given],
    version: string('version'),
    from: string('from'),
    code: isCode ? given : undefined,
    more: values.more === true,
    write: values.write === true,
    picture: string('picture'),
    timeout: string('timeout') === undefined ? undefined : Number(string('timeout')),
    json: values.json === true,
  };
}

/** Runs a command and returns the exit code. Reports invalid input on one line. */
export async function runCommand(
  args: readonly string[],
  tools: () => Tools,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    terminal.out(overview());
    return name === undefined ? 2 : 0;
  }
  try {
    const command = commands.find((candidate) => candidate.name === name);
    if (command === undefined) {
      throw new InputError(`The command "${name}" doesn't exist. See ${program} --help.`);
    }
    const parsed = parse(command, rest);
    if (parsed.values.help === true) {
      terminal.out(helpOf(command));
      return 0;
    }
    const answer = await command.run(tools(), await inputOf(command, parsed, terminal));
    terminal.out(answer.text);
    return answer.isNegative === true ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.error(`${program}: ${error.message}`);
    return 2;
  }
}
