import { explanations, reasons } from '../explain';
import type { Explanation } from '../explain/explanation';
import { bestMatch } from '../explain/match';
import type { MessagesData, SdkMessage, ToolsVersion } from '../data';
import type { Library } from '../library';
import { InputError, type Answer, type Input, type Tools } from './answer';
import { findSections } from './search';

/** Maximum length of a message, in characters. */
const longest = 100_000;
const relatedCount = 3;

function describeEntry(
  { cause, fix, page }: Explanation,
  version: ToolsVersion,
  library: Library,
): string {
  const address = `${version.route}/${page}`;
  const [file = ''] = address.split('#');
  // Older versions might not have the page.
  const hasPage = page !== undefined && Object.hasOwn(library.pages(version), file);
  return [`Cause: ${cause}`, `Fix: ${fix}`, ...(hasPage ? [`Page: ${address}`] : [])].join('\n');
}

function describeOrigin(message: SdkMessage, version: ToolsVersion): string {
  const verb = message.isThrown ? 'throws' : 'logs';
  return `"${message.text}"\n@cognite/reveal ${version.release} (${version.label}) ${verb} this message.`;
}

function matchIn(text: string, messages: MessagesData): SdkMessage | undefined {
  return bestMatch(text, messages, (message) => message.text);
}

/** Explains an error message or a stack trace from the SDK. */
export function explain({ library }: Tools, { words, version: name, more }: Input): Answer {
  const text = words.join(' ').trim();
  if (text === '') throw new InputError('Missing message. Usage: explain <message or stack>');
  if (text.length > longest) {
    throw new InputError(`The text is too long. Pass up to ${longest} characters of the error.`);
  }
  const version = library.version(name);
  const message = matchIn(text, library.messages(version));
  const entry = bestMatch(text, explanations, ({ message: template }) => template);
  const reason = message && reasons.find(({ pattern }) => pattern.test(message.text));
  const parts = [
    ...(message === undefined ? [] : [describeOrigin(message, version)]),
    ...(entry === undefined ? [] : [describeEntry(entry, version, library)]),
    ...(entry === undefined && reason !== undefined ? [reason.says] : []),
  ];
  if (message === undefined && entry === undefined) {
    const others = library.site.versions.filter(
      (other) => matchIn(text, library.messages(other)) !== undefined,
    );
    const list = others.map(({ label, release }) => `${label} (${release})`).join(', ');
    parts.push(
      list === ''
        ? 'No release of the SDK contains this message. The message comes from CDF, the browser or another package.'
        : `${version.label} (${version.release}) doesn't contain this message, but ${list} does.`,
    );
  }
  if (entry !== undefined && !more) return { text: parts.join('\n\n') };
  const [line = ''] = text.split('\n');
  const query = line.replace(/^(?:Uncaught )?\w*Error: /, '');
  const found = findSections(library, version, query, relatedCount);
  if (found.shown > 0) parts.push(`Related sections:\n${found.list}`);
  return message === undefined && entry === undefined
    ? { text: parts.join('\n\n'), isNegative: true }
    : { text: parts.join('\n\n') };
}
