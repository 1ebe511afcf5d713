/** Removes access tokens from code before it's shared in a link. Pure. */

/** Replacement for a token. */
export const tokenPlaceholder = 'token-left-out';
/** The demo project's placeholder token, which isn't secret. */
const demoToken = 'demo-token';

/**
 * Patterns of credentials. Code can have any size, so each pattern must take linear time. Only its last part has no upper
 * limit, because nothing after it can fail and make the engine backtrack.
 */
export const patterns = {
  /** Text that can contain JSON Web Tokens. */
  dotted: /[\w.-]+/g,
  /** Start of a JSON Web Token. */
  tokenStart: /\beyJ[\w-]{8}/,
  /** A token of any format after `Bearer`, as in an authorization header. */
  bearer: /\b(Bearer(?:\s|%20){1,4})([\w.~+/=-]{6,})/gi,
  /** A string in the same line as the name of a credential, such as `authorization: '…'`. */
  named:
    /((?:authorization|api[-_]?key|access_?token|oidcTokenProvider|getToken)\b[^'"`\n]{0,60}?(['"`]\s{0,60}[:,]\s{0,60})?)(['"`])(?=([^'"`\n]*))/gi,
};

/** Removes JSON Web Tokens from text that consists of letters, digits, `_`, `-` and dots. Reads each part once. */
function withoutTokens(text: string): string {
  const parts = text.split('.');
  const kept: string[] = [];
  /** Index after the parts of the last token. */
  let end = 0;
  for (const [index, part] of parts.entries()) {
    if (index < end) continue;
    const start = part.search(patterns.tokenStart);
    if (start === -1 || !parts[index + 1]) {
      kept.push(part);
    } else {
      kept.push(part.slice(0, start) + tokenPlaceholder);
      // The header, the payload, and the signature if there is one.
      end = index + 3;
    }
  }
  return kept.join('.');
}

/** Removes strings that are assigned to names of credentials. */
function withoutNamed(text: string): string {
  const kept: string[] = [];
  let end = 0;
  for (const match of text.matchAll(patterns.named)) {
    const [all, , , quote = '', value = ''] = match;
    const from = match.index + all.length;
    const isText = text[from + value.length] === quote;
    if (from < end || !isText || value === '' || value === demoToken) continue;
    if (value.includes(tokenPlaceholder)) continue;
    // A value that is only a template expression contains no secret.
    if (/^(?:Bearer|Basic)?\s*(?:\$\{[^}]*\})?$/i.test(value)) continue;
    kept.push(text.slice(end, from), tokenPlaceholder);
    end = from + value.length;
  }
  return kept.join('') + text.slice(end);
}

/** The three Base64 encodings that a text can have as a part of a longer text. */
function inBase64(text: string): string[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [0, 1, 2].map((offset) => {
    const binary = String.fromCharCode(...new Array<number>(offset).fill(0), ...bytes);
    // Keep only the characters that don't depend on neighboring bytes.
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor((binary.length * 8) / 6);
    return btoa(binary).slice(start, end);
  });
}

/** All forms of a secret in code: plain, URL-encoded, and Base64. The longest come first. */
function formsOf(secret: string): string[] {
  const base64 = inBase64(secret).filter((form) => form.length >= 6);
  const forms = [
    secret,
    encodeURIComponent(secret),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((form) => encodeURIComponent(form)),
  ];
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/**
 * Removes JSON Web Tokens, tokens after `Bearer`, strings that are assigned to headers or settings
 * for credentials, and `secrets` in any of their forms.
 */
export function withoutCredentials(source: string, secrets: readonly string[]): string {
  const withoutSecrets = secrets
    .filter((secret) => secret !== '')
    .flatMap(formsOf)
    .reduce((text, form) => text.replaceAll(form, tokenPlaceholder), source)
    .replace(patterns.dotted, withoutTokens)
    .replace(patterns.bearer, (_, word: string) => word + tokenPlaceholder);
  return withoutNamed(withoutSecrets);
}
