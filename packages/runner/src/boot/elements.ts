/**
 * Prevents a program from creating elements that reach outside its frame despite the policy:
 *
 * - Windows: a nested window has its own realm, where everything that {@link installStubs} removed is available again,
 *   such as peer connections. Browsers don't have a policy that forbids peer connections.
 * - Links: `rel=preconnect` connects to a host, and `dns-prefetch` looks up a host. Both can carry data in the host's
 *   name.
 *
 * A program can create elements by calling methods with a name, or by parsing text. This module restricts both on the
 * prototypes, so documents without a window are covered too. The frame's final policy requires Trusted Types, so a
 * default policy checks the text again. In browsers that support Trusted Types, the default policy also covers sinks
 * that aren't listed here.
 *
 * A program runs in the same realm, and could replace `apply`, `exec` or an iterator. So before the program starts,
 * this module captures all functions that it uses. A program could also pass an object that converts to one string when
 * it's checked, and to a different string when it's used. So values are converted only once.
 */

const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { exec } = RegExp.prototype;

/** Names of the refused elements: links, and elements that contain a window. */
const names = '(?:iframe|frame|embed|object|fencedframe|portal|link)';
/** Matches the name of a refused element, with or without a namespace prefix. */
const refusedName = new RegExp(`^(?:.*:)?${names}$`, 'is');
/**
 * Matches markup that contains a refused element, with or without a namespace prefix. Also matches entity declarations,
 * which could spell a refused element in XML, and declarative shadow roots, which hide links (linkClicks.ts).
 */
const refusedMarkup = new RegExp(
  `<(?:[^\\s<>/:]+:)?${names}(?![\\w-])|<!ENTITY|shadowrootmode`,
  'i',
);

const refusal =
  'Programs in this frame can’t create links or nested windows: link, iframe, embed and object are disabled.';

function refuse(): never {
  throw new TypeError(refusal);
}

/** Converts the value to text once and returns it. Throws if the text matches `pattern`. */
function checked(value: unknown, pattern: RegExp): string {
  const text = `${value as string}`;
  if (apply(exec, pattern, [text]) !== null) refuse();
  return text;
}

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Makes a method check the argument at `index`. Does nothing if the browser doesn't have the method. */
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

function checkSetter(owner: object, name: string, pattern: RegExp): void {
  const property = getOwnPropertyDescriptor(owner, name);
  const set = property?.set;
  if (set === undefined) return;
  defineProperty(owner, name, {
    ...property,
    set(this: unknown, value: unknown) {
      // For these properties, null means the empty string.
      apply(set, this, [value === null ? '' : checked(value, pattern)]);
    },
  });
}

function refuseMethod(owner: object, name: string): void {
  if (getOwnPropertyDescriptor(owner, name) !== undefined) {
    defineProperty(owner, name, { configurable: true, writable: true, value: refuse });
  }
}

/**
 * Methods whose text argument is checked. Other methods with "HTML" in their names are blocked unless they're harmless.
 */
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
      // Block methods that parse text in parts. Also block `setHTML`, because its sanitizer might let links through.
      if (parsers.includes(name)) {
        checkArgument(owner, name, name === 'insertAdjacentHTML' ? 1 : 0, refusedMarkup);
      } else refuseMethod(owner, name);
    }
  }
  checkArgument(Range.prototype, 'createContextualFragment', 0, refusedMarkup);
  checkArgument(DOMParser.prototype, 'parseFromString', 0, refusedMarkup);
  checkArgument(Document.prototype, 'execCommand', 2, refusedMarkup);
  // `open()` removes the boot script's listeners.
  refuseMethod(Document.prototype, 'open');
  // Together, two texts that are harmless by themselves can form an element.
  refuseMethod(Document.prototype, 'write');
  refuseMethod(Document.prototype, 'writeln');
  // XSLT processors don't call a Trusted Types policy.
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
      if (type === 'document') throw new TypeError('A response can’t be a document in this frame.');
      if (set !== undefined) apply(set, this, [type]);
    },
  });
  defineProperty(prototype, 'responseXML', { value: null });
}

/**
 * Blocks custom elements that extend a refused element. Otherwise, a program could create a refused element by calling
 * the class with `new`.
 */
function closeCustomElements(): void {
  const { prototype } = CustomElementRegistry;
  const { define } = prototype;
  defineProperty(prototype, 'define', {
    configurable: true,
    writable: true,
    value(this: unknown, name: unknown, constructor: unknown, options?: ElementDefinitionOptions) {
      const base = options?.extends;
      // Use an object without a prototype, because a program could add `extends` to `Object.prototype`.
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

/**
 * Prevents programs from creating links, and elements that contain a window. Call it before you set the policy that
 * requires Trusted Types.
 */
export function forbidElements(): void {
  checkArgument(Document.prototype, 'createElement', 0, refusedName);
  checkArgument(Document.prototype, 'createElementNS', 1, refusedName);
  // `createDocument` also creates the document's root element.
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
