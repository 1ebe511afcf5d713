/** What a content policy judges in a page's HTML. Pure. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What of a page a policy may refuse. */
export interface PageScripts {
  /** The texts of the inline scripts that run: data such as JSON-LD is not among them. */
  readonly inline: readonly string[];
  /** Addresses of the scripts that are files. */
  readonly files: readonly string[];
  /** Event handlers and addresses that are code, as `element attribute`. */
  readonly attributes: readonly string[];
}

/** A script without a type, and these types, run; what else stands in a script element is data. */
const executable =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

/** Whether an attribute's value is run, as `onclick` and `href="javascript:…"` are. */
function isCode(attribute: string, value: string): boolean {
  if (/^on/.test(attribute)) return true;
  // Browsers leave out white space and control characters before they read the scheme.
  const address = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  return addresses.has(attribute) && address.startsWith('javascript:');
}

/** Reads the scripts out of a page's HTML. */
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

/** A script's hash as a policy names it, without quotes. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** What a policy that allows these hashes and the site's own files refuses in a page, in words. */
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
      .map((file) => `a script that is not the site’s: ${file}`),
    ...attributes.map((attribute) => `code in an attribute: ${attribute}`),
  ];
}
