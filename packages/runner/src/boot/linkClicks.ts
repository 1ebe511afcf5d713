/**
 * Prevents browsers from following links in the frame. The sandbox blocks new windows and navigation, so a link never
 * opens a page. But a browser can connect to the link's host before it checks the sandbox, and the host's name can
 * carry data. WebKit connects for each link that opens a window, and the program keeps running.
 *
 * A listener on the window handles the reader's clicks before the program's own listeners. A click that the program
 * dispatches might not reach the window, so the methods that dispatch clicks refuse clicks in links. A closed shadow
 * root could hide a link around an element, so this module opens all shadow roots.
 */

const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { composedPath, preventDefault } = Event.prototype;

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Returns a function that reads a property with the original getter, even if a program replaces the getter later. */
function getter(owner: object, name: string): (target: unknown) => unknown {
  const get = getOwnPropertyDescriptor(owner, name)?.get;
  if (get === undefined) throw new Error(`${name} has no getter.`);
  return (target) => apply(get, target, []);
}

const typeOf = getter(Event.prototype, 'type');
const localNameOf = getter(Element.prototype, 'localName');
const nodeTypeOf = getter(Node.prototype, 'nodeType');
const parentOf = getter(Node.prototype, 'parentNode');
const slotOfElement = getter(Element.prototype, 'assignedSlot');
const slotOfText = getter(Text.prototype, 'assignedSlot');
const hostOf = getter(ShadowRoot.prototype, 'host');
const isShadowRoot = ShadowRoot.prototype.isPrototypeOf.bind(ShadowRoot.prototype);
const isNode = Node.prototype.isPrototypeOf.bind(Node.prototype);

const refusal = 'Links are disabled in this frame, so a program can’t click one.';

function isLink(target: unknown): boolean {
  if (!isNode(target as object) || nodeTypeOf(target) !== Node.ELEMENT_NODE) return false;
  const name = localNameOf(target);
  return name === 'a' || name === 'area';
}

/** Returns the target that follows `node` on an event's path. */
function above(node: unknown): unknown {
  if (isShadowRoot(node as object)) return hostOf(node);
  const type = nodeTypeOf(node);
  const slot = type === 1 ? slotOfElement(node) : type === 3 ? slotOfText(node) : null;
  return slot ?? parentOf(node);
}

function refuseInLink(target: unknown): void {
  for (let node = target; isNode(node as object); node = above(node)) {
    if (isLink(node)) throw new TypeError(refusal);
  }
}

function wrap(
  owner: object,
  name: string,
  before: (target: unknown, value: unknown) => unknown,
): void {
  const method = getOwnPropertyDescriptor(owner, name)?.value as Method;
  defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, value: unknown): unknown {
      return apply(method, this, [before(this, value)]);
    },
  });
}

/** Blocks all ways to follow a link. Call it before the program starts. */
export function forbidLinkClicks(): void {
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(
      type,
      (event) => {
        const path = apply(composedPath, event, []);
        for (let index = 0; index < path.length; index++) {
          if (isLink(path[index])) apply(preventDefault, event, []);
        }
      },
      { capture: true },
    );
  }
  wrap(HTMLElement.prototype, 'click', (target) => refuseInLink(target));
  wrap(EventTarget.prototype, 'dispatchEvent', (target, event) => {
    const type = typeOf(event);
    if (type === 'click' || type === 'auxclick') refuseInLink(target);
    return event;
  });
  wrap(Element.prototype, 'attachShadow', (_, init) => ({
    ...(init as ShadowRootInit),
    mode: 'open',
  }));
}
