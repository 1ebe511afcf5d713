/** Parses the attributes that follow a code block's language. `src/remark/README.md` documents these attributes. */

export type BlockCheck =
  | {
      readonly type: 'compile';
      readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
      /** Numbers of the compiler errors that the block must cause. Empty if the block must compile. */
      readonly errors: readonly number[];
      /** Folder of the version to compile against, if it isn't the page's own version. */
      readonly version?: string;
      /** Whether to compile with Node's types. */
      readonly isForNode: boolean;
      /** Name of an entry in `fragments.ts`. Fragments aren't compiled. */
      readonly fragment?: string;
      /** Path from which other blocks of the page import this block: `src/viewer.ts`. */
      readonly title?: string;
    }
  | { readonly type: 'json' }
  | { readonly type: 'bash' }
  | { readonly type: 'none' };

const compiled: Readonly<Record<string, 'ts' | 'tsx' | 'js' | 'jsx'>> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
};
const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Matches attributes that Docusaurus reads: highlighted lines, line numbers and package manager tabs. */
const themeWord = /^(?:\{[\d,.-]+\}|showLineNumbers(?:=\d+)?|npm2yarn)$/;
const word = /([\w-]+)="([^"]*)"|\S+/g;

interface Words {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

function readWords(meta: string): Words {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const [text, quotedName, quoted] of meta.matchAll(word)) {
    if (quotedName !== undefined) {
      values.set(quotedName, quoted ?? '');
      continue;
    }
    const equals = text.indexOf('=');
    if (equals > 0 && !themeWord.test(text)) {
      values.set(text.slice(0, equals), text.slice(equals + 1));
    } else {
      flags.add(text);
    }
  }
  return { values, flags };
}

function readErrors(text: string | undefined): number[] {
  if (text === undefined) return [];
  return text.split(',').map((code) => {
    const digits = /^TS(\d+)$/.exec(code)?.[1];
    if (digits === undefined) {
      throw new Error(`"error=${text}" isn't a list of compiler errors such as TS2339.`);
    }
    return Number(digits);
  });
}

/**
 * Returns the check for a block with this language and these attributes. Throws if an attribute is unknown or invalid.
 */
export function readFence(lang: string, meta: string): BlockCheck {
  const language = lang.toLowerCase();
  const extension = Object.hasOwn(compiled, language) ? compiled[language] : undefined;
  const { values, flags } = readWords(meta);
  const known = extension === undefined ? ['title'] : ['title', 'error', 'version', 'fragment'];
  const unknown = [
    ...[...values.keys()].filter((name) => !known.includes(name)).map((name) => `${name}=`),
    ...[...flags].filter(
      (flag) => !themeWord.test(flag) && !(flag === 'node' && extension !== undefined),
    ),
  ];
  if (unknown.length > 0) {
    throw new Error(`Unknown attributes after the language: ${unknown.join(', ')}.`);
  }
  if (extension === undefined) {
    return { type: language === 'json' ? 'json' : shells.has(language) ? 'bash' : 'none' };
  }
  const [version, fragment, title] = ['version', 'fragment', 'title'].map((name) =>
    values.get(name),
  );
  return {
    type: 'compile',
    extension,
    errors: readErrors(values.get('error')),
    isForNode: flags.has('node'),
    ...(version === undefined ? {} : { version }),
    ...(fragment === undefined ? {} : { fragment }),
    ...(title === undefined ? {} : { title }),
  };
}
