/**
 * Keeps a program from making windows inside its own. A nested window is a realm of its own, in which what
 * {@link installStubs} took away is back: peer connections, which no policy forbids in any browser. The frame's
 * policy lets nothing load into such a window, but an empty one is there as soon as its element is.
 *
 * Elements come from `createElement` or from parsed text. Parsed text passes a default policy of Trusted Types,
 * which the frame's closing policy requires; a browser without them still has the first half.
 */

/** Elements with a window in them. */
const windowTags = ['iframe', 'frame', 'embed', 'object', 'fencedframe'];
/** Such an element in HTML or XML, with or without a prefix, or the start of what could spell one in XML. */
const windowMarkup = new RegExp(
  `<(?:[^\\s<>/:]+:)?(?:${windowTags.join('|')})(?![\\w-])|<!ENTITY`,
  'i',
);

/** What the frame says to a program that tries. */
const refusal =
  'A program in this frame cannot make windows inside it: iframe, embed and object are off.';

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
    >,
  ): unknown;
}

function refuseTag(name: unknown): void {
  const local =
    String(name ?? '')
      .toLowerCase()
      .split(':')
      .pop() ?? '';
  if (windowTags.includes(local)) throw new TypeError(refusal);
}

function refuseMarkup(text: string): string {
  if (windowMarkup.test(text)) throw new TypeError(refusal);
  return text;
}

/** Takes away the ways to nested windows. To be called before the policy that requires Trusted Types. */
export function forbidNesting(): void {
  const { createElement, createElementNS } = Document.prototype;
  Object.assign(Document.prototype, {
    createElement(this: Document, ...values: Parameters<typeof createElement>) {
      refuseTag(values[0]);
      return createElement.apply(this, values);
    },
    createElementNS(this: Document, ...values: Parameters<typeof createElementNS>) {
      refuseTag(values[1]);
      return createElementNS.apply(this, values);
    },
  });
  const unchanged = (text: string) => text;
  (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: refuseMarkup,
    createScript: unchanged,
    createScriptURL: unchanged,
  });
  const define = customElements.define.bind(customElements);
  customElements.define = (name, constructor, options) => {
    // A class that extends such an element makes one with `new`.
    refuseTag(options?.extends);
    define(name, constructor, options);
  };
  // These parse without asking a policy.
  if ('XSLTProcessor' in window) {
    Object.defineProperty(window, 'XSLTProcessor', { value: undefined });
  }
  const { prototype } = XMLHttpRequest;
  const responseType = Object.getOwnPropertyDescriptor(prototype, 'responseType');
  Object.defineProperty(prototype, 'responseType', {
    ...responseType,
    set(this: XMLHttpRequest, value: XMLHttpRequestResponseType) {
      if (String(value) === 'document')
        throw new TypeError('A response cannot be a document here.');
      responseType?.set?.call(this, value);
    },
  });
  Object.defineProperty(prototype, 'responseXML', { value: null });
}
