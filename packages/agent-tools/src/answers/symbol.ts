import { describeEvent } from '@reveal-docs/api-reference/history/describe';
import { countOf } from '@reveal-docs/shared/countOf';
import type { ApiName, ToolsVersion } from '../data';
import { similarNames } from '../text/similar';
import { describeRow, rowsById } from '../text/statements';
import { InputError, type Answer, type Input, type Tools } from './answer';
import { cleanName, describeMissingName, findNames } from './names';

/** Maximum number of statements, and of pages, in a short answer. */
const shortCount = 3;
/** Maximum length of the description in a short answer, in characters. */
const shortDescription = 400;
/** Maximum number of names in a list. */
const longestList = 20;

function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf('. ', length);
  return `${text.slice(0, end > 0 ? end + 1 : length)} …`;
}

function listMembers(name: string, names: Readonly<Record<string, ApiName>>): string {
  const groups = new Map<string, string[]>();
  for (const [key, { kind, deprecated }] of Object.entries(names)) {
    if (!key.startsWith(`${name}.`)) continue;
    const member = key.slice(name.length + 1) + (deprecated === undefined ? '' : ' (deprecated)');
    groups.set(kind, [...(groups.get(kind) ?? []), member]);
  }
  return [...groups].map(([kind, members]) => `${kind}: ${members.join(', ')}`).join('\n');
}

function describe(
  { library, option }: Tools,
  version: ToolsVersion,
  name: string,
  more: boolean,
): string {
  const { names } = library.api(version);
  const entry = names[name];
  if (entry === undefined) return '';
  const { kind, module, address, signatures, description, defaultValue, deprecated, sample } =
    entry;
  const behavior = library.behavior();
  const rows = rowsById(behavior);
  const statements = entry.statements.flatMap((id) => rows.get(id) ?? []);
  const shown = more ? statements : statements.slice(0, shortCount);
  const uses = more ? entry.uses : entry.uses.slice(0, shortCount);
  const left = statements.length - shown.length;
  const members = name.includes('.') ? '' : listMembers(name, names);
  return [
    `# ${name}`,
    `${kind} in ${version.label} (${version.release})`,
    ...(module === undefined ? [] : [`\`import { ${name} } from '${module}';\``]),
    ...(deprecated === undefined
      ? []
      : [`**Deprecated.**${deprecated === '' ? '' : ` ${deprecated}`}`]),
    ...(signatures.length === 0 ? [] : [`\`\`\`ts\n${signatures.join('\n')}\n\`\`\``]),
    more ? description : firstSentences(description, shortDescription),
    ...(defaultValue === undefined ? [] : [`Default: ${defaultValue}`]),
    entry.history.map(describeEvent).join('\n'),
    members,
    ...(sample === undefined ? [] : [`Example:\n\n\`\`\`ts\n${sample}\n\`\`\``]),
    ...(shown.length === 0
      ? []
      : [`Behavior:\n${shown.map((row) => describeRow(row, behavior.columns)).join('\n')}`]),
    ...(uses.length === 0
      ? []
      : [`Used in: ${uses.map(({ title, address: page }) => `${title} (${page})`).join(', ')}`]),
    left > 0
      ? `${countOf(left, 'more statement')} about the behavior of \`${name}\`. To show all statements, add \`${option('more')}\`.`
      : '',
    `Source: ${library.site.url}${address}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Describes a name, such as `Cognite3DViewer.addModel` or `addModel`. */
export function symbol(tools: Tools, { words, version: versionName, more }: Input): Answer {
  const { library } = tools;
  const wanted = cleanName(words.join(' '));
  if (wanted === '') throw new InputError('Missing name. Usage: symbol <name>');
  const version = library.version(versionName);
  const api = library.api(version);
  const found = findNames(api, wanted);
  const [only] = found;
  if (only !== undefined && found.length === 1) {
    return { text: describe(tools, version, only, more) };
  }
  if (found.length > 1) {
    const shown = found.slice(0, more ? undefined : longestList);
    const lines = shown.map(
      (name) => `- ${name}: ${firstSentences(api.names[name]?.description ?? '', 100)}`,
    );
    return {
      text: `Several names match "${wanted}":\n${lines.join('\n')}\n\nSpecify one of these names.`,
    };
  }
  const similar = similarNames(wanted, Object.keys(api.names));
  const fate =
    describeMissingName(library, version, wanted) ??
    `\`${wanted}\` isn't in the API of ${version.label} (${version.release}).`;
  const hint = similar.length === 0 ? '' : ` Similar names: ${similar.join(', ')}.`;
  return { text: fate + hint, isNegative: true };
}
