/**
 * Keeps links in the frame from being followed. The sandbox allows no window and no other page, so a link leads nowhere
 * here; but a browser connects to its host before it asks, which carries data in the host's name. WebKit does so for
 * each link that opens a window, and the program goes on.
 *
 * A click of the reader's is met at the window, before the program's own listeners. One that the program makes need not
 * come by the window, so it is refused where it is made. Elements can have a link around them that only a closed shadow
 * root knows: there are none here.
 */

const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { composedPath, preventDefault } = Event.prototype;

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Reads a property with the getter that there was before a program could replace it. */
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

/** What the frame says to a program that clicks one. */
const refusal = 'A link in this frame leads nowhere, so a program cannot click one.';

function isLink(target: unknown): boolean {
  if (!isNode(target as object) || nodeTypeOf(target) !== Node.ELEMENT_NODE) return false;
  const name = localNameOf(target);
  return name === 'a' || name === 'area';
}

/** What an event comes by after `node`. */
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

/** Takes away the ways to follow a link. To be called before a program begins. */
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
