export interface CodeName {
  /** Parts of the name, split at the dots: `['Cognite3DViewer', 'addModel']`. */
  readonly path: readonly [string, ...string[]];
  /** Whether the name is written as a call: `addModel()`, `addModel(options)`. */
  readonly isCall: boolean;
}

const identifier = '[A-Za-z_$][\\w$]*';
const namePattern = new RegExp(
  `^(?:(?:new|await) )?(${identifier}(?:\\??\\.${identifier})*)(?:<[^()]*>)?(\\(.*\\))?;?$`,
);

/** File extensions, which show that `project.ts` is a file and not a member. */
const fileEndings = new Set(
  'css cjs d html js json jsx lock md mdx mjs mts png svg toml ts tsx txt wasm webp yaml yml'.split(
    ' ',
  ),
);

/** Parses `code` as a name. Returns undefined for anything else, such as a command, expression, value or file. */
export function parseCodeName(code: string): CodeName | undefined {
  const match = namePattern.exec(code);
  if (match === null) return undefined;
  const [first, ...rest] = (match[1] ?? '').split(/\??\./);
  if (first === undefined) return undefined;
  const isCall = match[2] !== undefined;
  if (!isCall && fileEndings.has(rest.at(-1) ?? '')) return undefined;
  return { path: [first, ...rest], isCall };
}

/** Whether a name looks like a class or type: it starts with a capital letter but isn't all capitals. */
export function isPascalCase(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name);
}

/** Whether a name starts with a lowercase letter and contains a capital letter. Such a name isn't an ordinary word. */
export function isCamelCase(name: string): boolean {
  return /^[a-z][\w$]*[A-Z]/.test(name);
}
