/** Reads inline code as a name of the API, if it has the form of one. */

/** A name as written in inline code. */
export interface CodeName {
  /** Names between the dots: `['Cognite3DViewer', 'addModel']`. */
  readonly path: readonly [string, ...string[]];
  /** Written as a call: `addModel()`, `addModel(options)`. */
  readonly isCall: boolean;
}

const identifier = '[A-Za-z_$][\\w$]*';
const namePattern = new RegExp(
  `^(?:(?:new|await) )?(${identifier}(?:\\??\\.${identifier})*)(?:<[^()]*>)?(\\(.*\\))?;?$`,
);

/** Endings that tell a file, such as `project.ts`, from a member. */
const fileEndings = new Set(
  'css cjs d html js json jsx lock md mdx mjs mts png svg toml ts tsx txt wasm webp yaml yml'.split(
    ' ',
  ),
);

/** The name that `code` is, or undefined when it is not one name (a command, an expression, a value, a file). */
export function parseCodeName(code: string): CodeName | undefined {
  const match = namePattern.exec(code);
  if (match === null) return undefined;
  const [first, ...rest] = (match[1] ?? '').split(/\??\./);
  if (first === undefined) return undefined;
  const isCall = match[2] !== undefined;
  if (!isCall && fileEndings.has(rest.at(-1) ?? '')) return undefined;
  return { path: [first, ...rest], isCall };
}

/** Starts with a capital and is not all capitals: the form of classes, interfaces, enums and types. */
export function isPascalCase(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name);
}

/** Has a capital inside: `addModel`, unlike `model`, cannot be an ordinary word. */
export function isCamelCase(name: string): boolean {
  return /^[a-z][\w$]*[A-Z]/.test(name);
}
