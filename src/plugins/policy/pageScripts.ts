import { createHash } from 'node:crypto';
import type { ParsedPage } from '../parsedPage';

/** The parts of a page that a content policy can block. */
export interface PageScripts {
  /** Inline scripts that run. Excludes data such as JSON-LD. */
  readonly inline: readonly string[];
  readonly files: readonly string[];
  /** Event handlers and URLs that contain code, as `element attribute`. */
  readonly attributes: readonly string[];
}

/**
 * Matches the `type` values of scripts that run. A script without a type also runs. Scripts with other types contain
 * data.
 */
const executable =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

/** Returns whether the value of an attribute is code, as in `onclick` and `href="javascript:…"`. */
function isCode(attribute: string, value: string): boolean {
  if (/^on/.test(attribute)) return true;
  // Browsers remove white space and control characters before they read the scheme.
  const address = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  return addresses.has(attribute) && address.startsWith('javascript:');
}

/** Reads the scripts of a page. */
export function readScripts({ elements }: ParsedPage): PageScripts {
  const inline: string[] = [];
  const files: string[] = [];
  const attributes: string[] = [];
  for (const { name, attribs, children } of elements) {
    for (const [attribute, value] of Object.entries(attribs)) {
      if (isCode(attribute, value)) attributes.push(`${name} ${attribute}`);
    }
    if (name !== 'script') continue;
    const type = attribs.type?.trim() ?? '';
    if (attribs.src !== undefined) files.push(attribs.src);
    else if (type === '' || executable.test(type)) {
      inline.push(children.map((child) => (child.type === 'text' ? child.data : '')).join(''));
    }
  }
  return { inline, files, attributes };
}

/** Returns a script's hash in the format of policies, without quotes. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Describes the parts of a page that a policy blocks if it allows only these hashes and the site's own files. */
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
