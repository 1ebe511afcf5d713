import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { snippetNames, type SnippetName, type Snippets } from '@reveal-docs/runner/types/snippet';
import type { DocsVersion } from '@reveal-docs/versions';

/** Placeholders that each snippet must contain, as in `src/components/Playground/snippets.ts`. */
const values: Readonly<Record<SnippetName, readonly string[]>> = {
  camera: ['$position', '$target'],
  collection: ['$treeIndex', '$index'],
  clippingBox: ['$min', '$max'],
};

const name = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'is not a valid name'));
const placeholder = v.pipe(
  v.string(),
  v.regex(/^\$[a-z]\w*$/, 'is not a placeholder such as $viewer'),
);
const line = v.pipe(v.string(), v.maxLength(100));

const snippetSchema = v.strictObject({
  code: v.pipe(v.array(line), v.minLength(1), v.maxLength(20)),
  imports: v.record(name, v.pipe(v.string(), v.regex(/^(?:\* )?[@\w./-]+$/, 'is not a module'))),
  variables: v.record(placeholder, v.strictObject({ type: name, otherwise: line })),
});

const fileSchema = v.strictObject(v.entriesFromList(snippetNames, snippetSchema));

type FileSnippet = v.InferOutput<typeof snippetSchema>;

function problemOf(
  { code, imports, variables }: FileSnippet,
  known: readonly string[],
): string | undefined {
  const text = [...code, ...Object.values(variables).map(({ otherwise }) => otherwise)].join('\n');
  const used = new Set(text.match(/\$\w+/g));
  const strange = [...used].find((item) => !known.includes(item) && !(item in variables));
  if (strange !== undefined) return `${strange} isn't declared as a placeholder.`;
  const unused = Object.keys(variables).find((item) => !used.has(item));
  if (unused !== undefined) return `${unused} isn't used.`;
  const idle = Object.keys(imports).find((item) => !new RegExp(`\\b${item}\\b`).test(text));
  return idle === undefined ? undefined : `${idle} is imported but not used.`;
}

/** Returns the path of a version's file with snippets. */
export function snippetsFile({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'snippets.json');
}

/** Parses a file with snippets. Throws an error that names `file` and the position in it. */
export function parseSnippets(text: string, file: string): Snippets {
  const result = v.safeParse(fileSchema, JSON.parse(text));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const snippets = snippetNames.map((item) => {
    const snippet = result.output[item];
    const problem = problemOf(snippet, values[item]);
    if (problem !== undefined) throw new Error(`${file}: ${item}: ${problem}`);
    return [item, { ...snippet, code: snippet.code.join('\n') }] as const;
  });
  return Object.fromEntries(snippets) as unknown as Snippets;
}

/** Reads the snippets of a version. Throws if the file doesn't exist, and for the reasons in {@link parseSnippets}. */
export function readSnippets(version: DocsVersion): Snippets {
  const file = snippetsFile(version);
  return parseSnippets(fs.readFileSync(file, 'utf8'), `${version.folder}/${path.basename(file)}`);
}
