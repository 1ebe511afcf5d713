/** Takes access tokens out of code before it goes into a link. Pure. */

/** What stands in the place of a token. */
export const tokenPlaceholder = 'token-left-out';
/** The demo project's token, which is none. */
const demoToken = 'demo-token';

/** JSON web tokens. */
const jsonWebToken = /\beyJ[\w-]{8,4000}\.[\w-]+(?:\.[\w-]*)?/g;
/** What follows the word of an authorization header, whatever its form. */
const bearer = /\b(Bearer(?:\s|%20){1,4})([\w.~+/=-]{6,})/gi;
/** A quoted text that something named as a credential is set to, in the same line: `authorization: '…'`. */
const named =
  /((?:authorization|api[-_]?key|access_?token|oidcTokenProvider|getToken)\b[^'"`\n]{0,60}?(['"`]\s*[:,]\s*)?)(['"`])([^'"`\n]*)\3/gi;

/** A text as base64 writes it inside something longer, which may begin at any of three places. */
function inBase64(text: string): string[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [0, 1, 2].map((offset) => {
    const binary = String.fromCharCode(...new Array<number>(offset).fill(0), ...bytes);
    // Only the letters that no neighbor has a part in.
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor((binary.length * 8) / 6);
    return btoa(binary).slice(start, end);
  });
}

/** Every form that a text takes in code: plain, in an address, in base64. The longest come first. */
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
 * The code without JSON web tokens, without what follows `Bearer`, without texts that a header or a setting for
 * credentials is set to, and without `secrets` in any of their forms.
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
      // What is computed elsewhere is not in the text.
      if (/^(?:Bearer|Basic)?\s*(?:\$\{[^}]*\})?$/i.test(value)) return all;
      return `${before}${quote}${tokenPlaceholder}${quote}`;
    });
}
