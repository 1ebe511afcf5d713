/** Removes access tokens from code before it's shared in a link. Pure. */

/** Replacement for a token. */
export const tokenPlaceholder = 'token-left-out';
/** The demo project's placeholder token, which isn't secret. */
const demoToken = 'demo-token';

/** JSON Web Tokens. */
const jsonWebToken = /\beyJ[\w-]{8,4000}\.[\w-]+(?:\.[\w-]*)?/g;
/** A token of any format after `Bearer`, as in an authorization header. */
const bearer = /\b(Bearer(?:\s|%20){1,4})([\w.~+/=-]{6,})/gi;
/** A string in the same line as the name of a credential, such as `authorization: '…'`. */
const named =
  /((?:authorization|api[-_]?key|access_?token|oidcTokenProvider|getToken)\b[^'"`\n]{0,60}?(['"`]\s*[:,]\s*)?)(['"`])([^'"`\n]*)\3/gi;

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
  return secrets
    .filter((secret) => secret !== '')
    .flatMap(formsOf)
    .reduce((text, form) => text.replaceAll(form, tokenPlaceholder), source)
    .replace(jsonWebToken, tokenPlaceholder)
    .replace(bearer, (_, word: string) => word + tokenPlaceholder)
    .replace(named, (all, before: string, _between, quote: string, value: string) => {
      if (value === '' || value === demoToken || value.includes(tokenPlaceholder)) return all;
      // A value that is only a template expression contains no secret.
      if (/^(?:Bearer|Basic)?\s*(?:\$\{[^}]*\})?$/i.test(value)) return all;
      return `${before}${quote}${tokenPlaceholder}${quote}`;
    });
}
