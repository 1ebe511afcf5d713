/** All known ways in which a program in the frame can create an element with a certain tag name. */

/**
 * `code` can use `tag`, `attributes` (as markup), `markup` (the whole element), `Base` (the element's constructor), and
 * `body` (the document's body or root element). `code` can also call `put`, which sets an element's attributes and
 * appends the element.
 */
export interface ElementWay {
  readonly name: string;
  readonly code: string;
}

const xhtml = 'http://www.w3.org/1999/xhtml';
const xml = `'<x:' + tag + ' xmlns:x="${xhtml}" ' + attributes + '/>'`;

/** Returns code that replaces a property of a built-in object while `attempt` runs. */
const replacing = (owner: string, key: string, value: string, attempt: string) => `
  const known = Object.getOwnPropertyDescriptor(${owner}, ${key});
  Object.defineProperty(${owner}, ${key}, { configurable: true, writable: true, value: ${value} });
  try { ${attempt} } finally { Object.defineProperty(${owner}, ${key}, known); }`;

export const elementWays: readonly ElementWay[] = [
  { name: 'createElement', code: 'put(document.createElement(tag));' },
  { name: 'createElement in capitals', code: 'put(document.createElement(tag.toUpperCase()));' },
  {
    name: 'createElement with a name that changes',
    code: `let asked = 0;
      put(document.createElement({ toString: () => (asked++ === 0 ? 'div' : tag) }));`,
  },
  { name: 'createElementNS', code: `put(document.createElementNS('${xhtml}', tag));` },
  {
    name: 'createElementNS with a prefix',
    code: `put(document.createElementNS('${xhtml}', 'x:' + tag));`,
  },
  {
    name: 'createElementNS with a name that changes',
    code: `let asked = 0;
      put(document.createElementNS('${xhtml}', { toString: () => (asked++ === 0 ? 'div' : tag) }));`,
  },
  {
    name: 'another HTML document',
    code: 'put(document.implementation.createHTMLDocument().createElement(tag));',
  },
  {
    name: 'a document by its constructor',
    code: `put(document.adoptNode(new Document().createElementNS('${xhtml}', tag)));`,
  },
  {
    name: 'the first element of another document',
    code: `put(document.adoptNode(
      document.implementation.createDocument('${xhtml}', tag).documentElement));`,
  },
  {
    name: 'the first element of another document, imported',
    code: `put(document.importNode(
      document.implementation.createDocument('${xhtml}', 'x:' + tag).documentElement, true));`,
  },
  {
    name: 'a clone of the first element of another document',
    code: `put(document.implementation.createDocument('${xhtml}', tag).documentElement.cloneNode(true));`,
  },
  {
    name: 'innerHTML',
    code: 'body.appendChild(document.createElement("div")).innerHTML = markup;',
  },
  {
    name: 'innerHTML with an object that changes',
    code: `let asked = 0;
      body.appendChild(document.createElement('div')).innerHTML =
        { toString: () => (asked++ === 0 ? '' : markup) };`,
  },
  {
    name: 'innerHTML with a line break in the tag',
    code: `body.appendChild(document.createElement('div')).innerHTML = '<' + tag + '\\n' + attributes + '>';`,
  },
  {
    name: 'innerHTML of a template, cloned',
    code: `const template = document.createElement('template');
      template.innerHTML = markup;
      body.append(template.content.cloneNode(true));`,
  },
  {
    name: 'innerHTML of a template, imported',
    code: `const template = document.createElement('template');
      template.innerHTML = '<p>' + markup + '</p>';
      body.append(document.importNode(template.content, true));`,
  },
  {
    name: 'innerHTML of an SVG element',
    code: `const svg = body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      svg.innerHTML = '<foreignObject>' + markup + '</foreignObject>';`,
  },
  {
    name: 'innerHTML by way of MathML',
    code: `body.appendChild(document.createElement('div')).innerHTML =
      '<math><annotation-xml encoding="text/html">' + markup + '</annotation-xml></math>';`,
  },
  {
    name: 'outerHTML',
    code: 'body.appendChild(document.createElement("div")).outerHTML = markup;',
  },
  { name: 'insertAdjacentHTML', code: `body.insertAdjacentHTML('beforeend', markup);` },
  {
    name: 'innerHTML of a shadow root',
    code: `body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' }).innerHTML = markup;`,
  },
  {
    name: 'a range’s fragment',
    code: 'body.append(document.createRange().createContextualFragment(markup));',
  },
  {
    name: 'DOMParser, HTML',
    code: `const parsed = new DOMParser().parseFromString(markup, 'text/html');
      body.append(document.adoptNode(parsed.querySelector(tag)));`,
  },
  {
    name: 'DOMParser, XML',
    code: `const parsed = new DOMParser().parseFromString(${xml}, 'application/xml');
      body.append(document.importNode(parsed.documentElement, true));`,
  },
  {
    name: 'DOMParser, an entity in XML',
    code: `const text = '<!DOCTYPE a [<!ENTITY e "&#60;' + tag + ' ' + attributes.replaceAll('"', "'") +
        '/>">]><a xmlns="${xhtml}">&e;</a>';
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      body.append(document.adoptNode(parsed.documentElement));`,
  },
  {
    name: 'DOMParser, an SVG document',
    code: `const text = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject>' + ${xml} + '</foreignObject></svg>';
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      body.append(document.adoptNode(parsed.documentElement));`,
  },
  {
    name: 'parseHTMLUnsafe',
    code: 'body.append(document.adoptNode(Document.parseHTMLUnsafe(markup).querySelector(tag)));',
  },
  {
    name: 'parseHTML with a sanitizer that lets it through',
    code: `const sanitizer = { elements: [{ name: tag, attributes: ['rel', 'href'] }, 'html', 'head', 'body'] };
      body.append(document.adoptNode(Document.parseHTML(markup, { sanitizer }).querySelector(tag)));`,
  },
  {
    name: 'setHTML with a sanitizer that lets it through',
    code: `const sanitizer = { elements: [{ name: tag, attributes: ['rel', 'href'] }] };
      body.appendChild(document.createElement('div')).setHTML(markup, { sanitizer });`,
  },
  {
    name: 'setHTML of a shadow root',
    code: `const sanitizer = { elements: [{ name: tag, attributes: ['rel', 'href'] }] };
      body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
        .setHTML(markup, { sanitizer });`,
  },
  {
    name: 'setHTMLUnsafe',
    code: 'body.appendChild(document.createElement("div")).setHTMLUnsafe(markup);',
  },
  {
    name: 'setHTMLUnsafe of a shadow root',
    code: `body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).setHTMLUnsafe(markup);`,
  },
  {
    name: 'a declared shadow root',
    code: `body.appendChild(document.createElement('div')).setHTMLUnsafe(
      '<div><template shadowrootmode="open">' + markup + '</template></div>');`,
  },
  {
    name: 'whatever else parses HTML here',
    code: `for (const owner of [Element.prototype, ShadowRoot.prototype, DocumentFragment.prototype]) {
        for (const key of Object.getOwnPropertyNames(owner)) {
          if (!/HTML/.test(key) || /^(?:inner|outer|get|set|insertAdjacent)HTML(?:Unsafe)?$/.test(key)) continue;
          const place = body.appendChild(document.createElement('div'));
          const target = owner === Element.prototype ? place : place.attachShadow({ mode: 'open' });
          const result = target[key](markup);
          const writer = result?.getWriter?.();
          writer?.write(markup);
          writer?.close();
        }
      }`,
  },
  {
    name: 'insertHTML of an editor',
    code: `const place = body.appendChild(document.createElement('div'));
      place.contentEditable = 'true';
      getSelection().selectAllChildren(place);
      document.execCommand('insertHTML', false, markup);`,
  },
  {
    name: 'XSLT',
    code: `const parse = (text) => new DOMParser().parseFromString(text, 'application/xml');
      const processor = new XSLTProcessor();
      processor.importStylesheet(parse('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">' +
        '<xsl:template match="/"><xsl:element name="{concat(\\'' + tag.slice(0, 2) + '\\', \\'' + tag.slice(2) +
        '\\')}" namespace="${xhtml}"><xsl:attribute name="rel">preconnect</xsl:attribute>' +
        '</xsl:element></xsl:template></xsl:stylesheet>'));
      put(processor.transformToFragment(parse('<a/>'), document).firstChild);`,
  },
  {
    name: 'a response that is a document',
    code: `await new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.onload = () => {
          try { resolve(put(document.adoptNode(request.responseXML.querySelector(tag)))); } catch (error) { reject(error); }
        };
        request.onerror = reject;
        request.open('GET', 'data:text/html,' + encodeURIComponent(markup));
        request.responseType = 'document';
        request.send();
      });`,
  },
  {
    name: 'a response whose type changes',
    code: `await new Promise((resolve, reject) => {
        let asked = 0;
        const request = new XMLHttpRequest();
        request.onload = () => {
          try { resolve(put(document.adoptNode(request.response.querySelector(tag)))); } catch (error) { reject(error); }
        };
        request.onerror = reject;
        request.open('GET', 'data:text/html,' + encodeURIComponent(markup));
        request.responseType = { toString: () => (asked++ === 0 ? 'text' : 'document') };
        request.send();
      });`,
  },
  {
    name: 'a custom element',
    code: `const Own = class extends Base {};
      customElements.define('own-a-' + tag, Own, { extends: tag });
      put(new Own());`,
  },
  {
    name: 'a custom element, by the prototype’s method',
    code: `const Own = class extends Base {};
      CustomElementRegistry.prototype.define.call(customElements, 'own-b-' + tag, Own, { extends: tag });
      put(new Own());`,
  },
  {
    name: 'a custom element whose base changes',
    code: `let asked = 0;
      const Own = class extends Base {};
      customElements.define('own-c-' + tag, Own, { get extends() { return asked++ === 0 ? 'div' : tag; } });
      put(new Own());`,
  },
  {
    name: 'a custom element whose base is on Object.prototype',
    code: `const Own = class extends Base {};
      Object.prototype.extends = tag;
      try { customElements.define('own-d-' + tag, Own, {}); } finally { delete Object.prototype.extends; }
      put(new Own());`,
  },
  {
    name: 'the element’s constructor',
    code: 'put(new Base());',
  },
  {
    name: 'a replaced exec',
    code: replacing(
      'RegExp.prototype',
      "'exec'",
      '() => null',
      'put(document.createElement(tag));',
    ),
  },
  {
    name: 'a replaced exec, markup',
    code: replacing(
      'RegExp.prototype',
      "'exec'",
      '() => null',
      'body.appendChild(document.createElement("div")).innerHTML = markup;',
    ),
  },
  {
    name: 'a replaced includes',
    code: replacing(
      'Array.prototype',
      "'includes'",
      '() => false',
      'put(document.createElement(tag));',
    ),
  },
  {
    name: 'a replaced toLowerCase',
    code: replacing(
      'String.prototype',
      "'toLowerCase'",
      "() => 'div'",
      'put(document.createElement(tag));',
    ),
  },
  {
    name: 'a replaced split',
    code: replacing(
      'String.prototype',
      "'split'",
      "() => ['div']",
      'put(document.createElement(tag));',
    ),
  },
  {
    name: 'a caught method, by a replaced apply',
    code: `let caught;
      const native = Function.prototype.apply;
      ${replacing(
        'Function.prototype',
        "'apply'",
        'function (self, values) { caught ??= this; return Reflect.apply(this, self, values); }',
        "document.createElement('div');",
      )}
      put(caught.call(document, tag));`,
  },
  {
    name: 'a replaced iterator of arrays',
    code: replacing(
      'Array.prototype',
      'Symbol.iterator',
      'function* () { yield tag; }',
      "put(Document.prototype.createElement.call(document, 'div'));",
    ),
  },
  {
    name: 'the guard deleted',
    code: `const known = Object.getOwnPropertyDescriptor(Document.prototype, 'createElement');
      delete Document.prototype.createElement;
      try { put(document.createElement(tag)); } finally { Object.defineProperty(Document.prototype, 'createElement', known); }`,
  },
  {
    name: 'an own policy of Trusted Types',
    code: `const policy = trustedTypes.createPolicy('own', { createHTML: (text) => text });
      body.appendChild(document.createElement('div')).innerHTML = policy.createHTML(markup);`,
  },
  {
    name: 'another default policy of Trusted Types',
    code: `trustedTypes.createPolicy('default', { createHTML: (text) => text });
      body.appendChild(document.createElement('div')).innerHTML = markup;`,
  },
  // The following ways can clear the document, so they run last.
  { name: 'write', code: 'document.write(markup);' },
  {
    name: 'write in two pieces',
    code: `const half = tag.slice(0, 2);
      document.write('<' + half); document.write(tag.slice(2) + ' ' + attributes + '>');`,
  },
  {
    name: 'writeln in two values',
    code: `document.writeln('<' + tag.slice(0, 2), tag.slice(2) + ' ' + attributes + '>');`,
  },
];

/** Returns a program that tries all `ways` with one tag name and logs `results […]`. */
export function programOf(
  tag: string,
  ways: readonly ElementWay[],
  attributesOf: (index: number) => string,
): string {
  const attempts = ways.map(
    ({ code }, index) =>
      `[${JSON.stringify(attributesOf(index))}, async (tag, attributes, markup, put, Base, body) => { ${code} }]`,
  );
  return `
const tag = ${JSON.stringify(tag)};
const Base = globalThis[{ link: 'HTMLLinkElement', iframe: 'HTMLIFrameElement' }[tag]];
const results = [];
const attempts = [${attempts.join(',\n')}];
for (const [attributes, attempt] of attempts) {
  const windows = window.length;
  const put = (element) => {
    for (const [, name, value] of attributes.matchAll(/([\\w-]+)="([^"]*)"/g)) element.setAttribute(name, value);
    document.documentElement.append(element);
  };
  let outcome = 'done';
  try {
    const place = document.body ?? document.documentElement;
    await attempt(tag, attributes, '<' + tag + ' ' + attributes + '></' + tag + '>', put, Base, place);
    await new Promise((resolve) => setTimeout(resolve, 20));
  } catch (error) { outcome = String(error); }
  results.push([outcome, window.length - windows]);
}
console.log('results ' + JSON.stringify(results));`;
}
