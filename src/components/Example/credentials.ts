export const tokenPlaceholder = 'token-left-out';
/** The demo project's placeholder token. It isn't secret. */
const demoToken = 'demo-token';

/**
 * Patterns that match credentials. Code can have any size, so each pattern must run in linear time. Only the last part
 * of a pattern can repeat without a limit, because no later part can fail and make the engine backtrack.
 */
export const patterns = {
  /** Matches text that can contain JSON Web Tokens. */
  dotted: /[\w.-]+/g,
  /** Matches the start of a JSON Web Token. */
  tokenStart: /\beyJ[\w-]{8}/,
  /** Matches a token of any format after `Bearer`, as in an authorization header. */
  bearer: /\b(Bearer(?:\s|%20){1,4})([\w.~+/=-]{6,})/gi,
  /** Matches a string on the same line as the name of a credential, such as `authorization: '…'`. */
  named:
    /((?:authorization|api[-_]?key|access_?token|oidcTokenProvider|getToken)\b[^'"`\n]{0,60}?(['"`]\s{0,60}[:,]\s{0,60})?)(['"`])(?=([^'"`\n]*))/gi,
};

/** Removes JSON Web Tokens from a match of `dotted`. Reads each part only once, so it takes linear time. */
function withoutTokens(text: string): string {
  const parts = text.split('.');
  const kept: string[] = [];
  let end = 0;
  for (const [index, part] of parts.entries()) {
    if (index < end) continue;
    const start = part.search(patterns.tokenStart);
    if (start === -1 || !parts[index + 1]) {
      kept.push(part);
    } else {
      kept.push(part.slice(0, start) + tokenPlaceholder);
      // Skip the header, the payload, and the signature if there is one.
      end = index + 3;
    }
  }
  return kept.join('.');
}

function withoutNamed(text: string): string {
  const kept: string[] = [];
  let end = 0;
  for (const match of text.matchAll(patterns.named)) {
    const [all, , , quote = '', value = ''] = match;
    const from = match.index + all.length;
    const isText = text[from + value.length] === quote;
    if (from < end || !isText || value === '' || value === demoToken) continue;
    if (value.includes(tokenPlaceholder)) continue;
    // A value that contains only a template expression doesn't contain a secret.
    if (/^(?:Bearer|Basic)?\s*(?:\$\{[^}]*\})?$/i.test(value)) continue;
    kept.push(text.slice(end, from), tokenPlaceholder);
    end = from + value.length;
  }
  return kept.join('') + text.slice(end);
}

/** Removes JSON Web Tokens, tokens after `Bearer`, and strings assigned to headers or settings for credentials. */
export function withoutCredentials(source: string): string {
  return withoutNamed(
    source
      .replace(patterns.dotted, withoutTokens)
      .replace(patterns.bearer, (_, word: string) => word + tokenPlaceholder),
  );
}
