/** Reads the parts of a page's HTML that a content policy applies to. Pure. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Parts of a page that a policy can block. */
export interface PageScripts {
  /** Inline scripts that run. Data such as JSON-LD isn't included. */
  readonly inline: readonly string[];
  /** URLs of script files. */
  readonly files: readonly string[];
  /** Event handlers and URLs that contain code, as `element attribute`. */
  readonly attributes: readonly string[];
}

/** Scripts without a type, or with one of these types, run. Other script elements contain data. */
const executable =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

/** Whether an attribute's value is code, like `onclick` and `href="javascript:…"`. */
function isCode(attribute: string, value: string): boolean {
  if (/^on/.test(attribute)) return true;
  // Browsers remove white space and control characters before they read the scheme.
  const address = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  return addresses.has(attribute) && address.startsWith('javascript:');
}

/** Reads the scripts from a page's HTML. */
export function readScripts(html: string): PageScripts {
  const inline: string[] = [];
  const files: string[] = [];
  const attributes: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, all) {
      for (const [attribute, value] of Object.entries(all)) {
        if (isCode(attribute, value)) attributes.push(`${name} ${attribute}`);
      }
      if (name !== 'script') return;
      const type = all.type?.trim() ?? '';
      if (all.src !== undefined) files.push(all.src);
      else if (type === '' || executable.test(type)) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === undefined) return;
      inline.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return { inline, files, attributes };
}

/** Returns a script's hash in the format of policies, without quotes. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Describes everything in a page that is blocked by a policy with these hashes and the site's own
 * files.
 */
export function refusals(
  { inline, files, attributes }: PageScripts,
  scriptHashes: readonly string[],
  baseUrl: string,
): string[] {
  return [
    ...inline
      .filter((script) => !scriptHashes.includes(hashScript(script)))
      .map((script) => `an inline script: ${script.trim().slice(0, 60)}`),
    ...files
      .filter((file) => !file.startsWith(baseUrl) || file.startsWith('//'))
      .map((file) => `a script from another site: ${file}`),
    ...attributes.map((attribute) => `code in an attribute: ${attribute}`),
  ];
}
