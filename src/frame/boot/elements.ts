/**
 * Keeps a program from making elements that reach out of its frame, whatever the policy says:
 *
 * - windows: a nested one is a realm of its own, in which what {@link installStubs} took away is back, such as peer
 *   connections, which no policy forbids in any browser;
 * - links: `rel=preconnect` and `dns-prefetch` connect or look up a host, which carries data in its name.
 *
 * An element comes from a method that makes one by its name, or from text that is parsed. Both are closed here, on the
 * prototypes, where documents without a window find them, too. Text is checked once more by a default policy of
 * Trusted Types, which the frame's closing policy requires: it stands before sinks that are not known here, in
 * browsers that have it.
 *
 * A program runs in the same realm. So what is used below was taken before it began: it could replace `apply`, `exec`
 * or an iterator, and it could pass an object that is one text when it is checked and another when it is used.
 */

const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { exec } = RegExp.prototype;

/** Elements with a window in them, and links. */
const names = '(?:iframe|frame|embed|object|fencedframe|portal|link)';
/** Such an element's name, with or without a prefix. */
const refusedName = new RegExp(`^(?:.*:)?${names}$`, 'is');
/**
 * Such an element in HTML or XML, with or without a prefix, the start of what could spell one in XML, or a tree in which
 * a link is not seen (linkClicks.ts).
 */
const refusedMarkup = new RegExp(
  `<(?:[^\\s<>/:]+:)?${names}(?![\\w-])|<!ENTITY|shadowrootmode`,
  'i',
);

/** What the frame says to a program that tries. */
const refusal =
  'A program in this frame cannot make links, or windows inside it: link, iframe, embed and object are off.';

function refuse(): never {
  throw new TypeError(refusal);
}

/** The value as text, which it is from here on. Throws when the text has what `pattern` refuses. */
function checked(value: unknown, pattern: RegExp): string {
  const text = `${value as string}`;
  if (apply(exec, pattern, [text]) !== null) refuse();
  return text;
}

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Has argument `index` of a method checked; a browser without the method needs nothing. */
function checkArgument(owner: object, name: string, index: number, pattern: RegExp): void {
  const method = getOwnPropertyDescriptor(owner, name)?.value as Method | undefined;
  if (method === undefined) return;
  defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...values: unknown[]): unknown {
      if (index < values.length) values[index] = checked(values[index], pattern);
      return apply(method, this, values);
    },
  });
}

/** Has what is set to a property checked. */
function checkSetter(owner: object, name: string, pattern: RegExp): void {
  const property = getOwnPropertyDescriptor(owner, name);
  const set = property?.set;
  if (set === undefined) return;
  defineProperty(owner, name, {
    ...property,
    set(this: unknown, value: unknown) {
      // Null is no text here, but none.
      apply(set, this, [value === null ? '' : checked(value, pattern)]);
    },
  });
}

/** Puts a method that refuses in the place of one. */
function refuseMethod(owner: object, name: string): void {
  if (getOwnPropertyDescriptor(owner, name) !== undefined) {
    defineProperty(owner, name, { configurable: true, writable: true, value: refuse });
  }
}

/** Methods and properties that parse text and are checked; what else has HTML in its name is refused. */
const parsers = ['setHTMLUnsafe', 'insertAdjacentHTML', 'parseHTMLUnsafe'];
const harmless = ['getHTML'];

function closeParsers(): void {
  const owners = [
    Node.prototype,
    Element.prototype,
    DocumentFragment.prototype,
    ShadowRoot.prototype,
    Range.prototype,
    Document.prototype,
    Document,
  ];
  for (const owner of owners) {
    checkSetter(owner, 'innerHTML', refusedMarkup);
    checkSetter(owner, 'outerHTML', refusedMarkup);
    for (const name of ownKeys(owner)) {
      if (typeof name !== 'string' || !name.includes('HTML') || harmless.includes(name)) continue;
      if (typeof getOwnPropertyDescriptor(owner, name)?.value !== 'function') continue;
      // `setHTML` and what parses piece by piece: a sanitizer may let links through.
      if (parsers.includes(name)) {
        checkArgument(owner, name, name === 'insertAdjacentHTML' ? 1 : 0, refusedMarkup);
      } else refuseMethod(owner, name);
    }
  }
  checkArgument(Range.prototype, 'createContextualFragment', 0, refusedMarkup);
  checkArgument(DOMParser.prototype, 'parseFromString', 0, refusedMarkup);
  checkArgument(Document.prototype, 'execCommand', 2, refusedMarkup);
  // Two pieces of text can be an element together.
  refuseMethod(Document.prototype, 'write');
  refuseMethod(Document.prototype, 'writeln');
  // These parse without asking a policy.
  if ('XSLTProcessor' in window) defineProperty(window, 'XSLTProcessor', { value: undefined });
}

function closeRequests(): void {
  const { prototype } = XMLHttpRequest;
  const responseType = getOwnPropertyDescriptor(prototype, 'responseType');
  const set = responseType?.set;
  defineProperty(prototype, 'responseType', {
    ...responseType,
    set(this: XMLHttpRequest, value: unknown) {
      const type = `${value as string}`;
      if (type === 'document') throw new TypeError('A response cannot be a document here.');
      if (set !== undefined) apply(set, this, [type]);
    },
  });
  defineProperty(prototype, 'responseXML', { value: null });
}

/** A class that extends such an element makes one with `new`. */
function closeCustomElements(): void {
  const { prototype } = CustomElementRegistry;
  const { define } = prototype;
  defineProperty(prototype, 'define', {
    configurable: true,
    writable: true,
    value(this: unknown, name: unknown, constructor: unknown, options?: ElementDefinitionOptions) {
      const base = options?.extends;
      // Without a prototype: `extends` must not be found on one that was changed.
      const own =
        base === undefined
          ? { __proto__: null }
          : { __proto__: null, extends: checked(base, refusedName) };
      return apply(define as Method, this, [name, constructor, own]);
    },
  });
}

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
    >,
  ): unknown;
}

/** Takes away the ways to such elements. To be called before the policy that requires Trusted Types. */
export function forbidElements(): void {
  checkArgument(Document.prototype, 'createElement', 0, refusedName);
  checkArgument(Document.prototype, 'createElementNS', 1, refusedName);
  // Makes a document together with its first element.
  checkArgument(DOMImplementation.prototype, 'createDocument', 1, refusedName);
  closeParsers();
  closeRequests();
  closeCustomElements();
  const unchanged = (text: string) => text;
  (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => checked(text, refusedMarkup),
    createScript: unchanged,
    createScriptURL: unchanged,
  });
}
