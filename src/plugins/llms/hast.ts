import type { Element as DomElement } from 'domhandler';
import type { Element, ElementContent, Properties } from 'hast';
import { find, html } from 'property-information';

function propertiesOf(attribs: DomElement['attribs']): Properties {
  const properties: Properties = {};
  for (const [attribute, value] of Object.entries(attribs)) {
    const { property, boolean, spaceSeparated } = find(html, attribute);
    properties[property] = boolean ? true : spaceSeparated ? value.trim().split(/\s+/) : value;
  }
  return properties;
}

/**
 * Converts a parsed element to hast. Omits comments and the elements that `isDropped` selects. Returns undefined if
 * `isDropped` selects the element itself.
 */
export function toHast(
  { name, attribs, children }: DomElement,
  isDropped: (element: Element) => boolean,
): Element | undefined {
  const own: ElementContent[] = [];
  const element: Element = {
    type: 'element',
    tagName: name,
    properties: propertiesOf(attribs),
    children: own,
  };
  if (isDropped(element)) return undefined;
  for (const [index, child] of children.entries()) {
    if (child.type === 'text') {
      // Browsers ignore a line break right after the start tag.
      const value = name === 'pre' && index === 0 ? child.data.replace(/^\n/, '') : child.data;
      const last = own.at(-1);
      if (last?.type === 'text') last.value += value;
      else own.push({ type: 'text', value });
    } else if ('attribs' in child) {
      const content = toHast(child, isDropped);
      if (content !== undefined) own.push(content);
    }
  }
  return element;
}
