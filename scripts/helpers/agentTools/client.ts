import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** Time limit of a call, in milliseconds. With the default limit, compiling can time out on a busy machine. */
const timeout = 180_000;

export interface ToolsClient {
  /** Throws if the tool reports an error. */
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<string>;
  list(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts the MCP server in `cwd` and connects to it with the official SDK. */
export async function openTools(command: string, cwd: string): Promise<ToolsClient> {
  const client = new Client({ name: 'reveal-docs-test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], cwd }),
  );
  return {
    async call(name, args) {
      const { content, isError } = await client.callTool(
        { name, arguments: { ...args } },
        undefined,
        {
          timeout,
        },
      );
      const texts = (content as readonly { readonly text?: string }[]).map(({ text = '' }) => text);
      const text = texts.join('\n');
      if (isError === true) throw new Error(`${name}: ${text}`);
      return text;
    },
    async list() {
      const { tools } = await client.listTools();
      return tools.map(({ name }) => name);
    },
    close: () => client.close(),
  };
}
