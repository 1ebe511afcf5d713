/**
 * Replaces APIs that throw in an opaque origin. The SDK reads `caches` when it starts, and libraries try to use
 * storage. The replacement for `caches` doesn't store anything, because the page's HTTP cache already stores responses.
 */

/** Defines a property even if reading its current value throws. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const forgetfulCache = {
  match: async () => undefined,
  matchAll: async () => [],
  add: async () => {},
  addAll: async () => {},
  put: async () => {},
  delete: async () => false,
  keys: async () => [],
};

const forgetfulCaches = {
  open: async () => forgetfulCache,
  match: async () => undefined,
  has: async () => false,
  delete: async () => false,
  keys: async () => [],
};

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * Prevents programs from reading the clipboard, which can contain data from other pages. By default, browsers don't
 * grant this frame access. But in Firefox, any program can show the browser's "Paste" button, and a reader who presses
 * the button reveals the clipboard's content.
 */
function refuseClipboard(): void {
  if (!('Clipboard' in window)) return;
  const refuse = () =>
    Promise.reject(new DOMException('Programs here can’t read the clipboard.', 'NotAllowedError'));
  for (const name of ['read', 'readText']) define(Clipboard.prototype, name, refuse);
}

const { apply, getOwnPropertyDescriptor } = Reflect;
const { indexOf, slice } = String.prototype;

/**
 * Removes the hash from base URLs, because it can contain code from a link. The page also removes the hash while it
 * inserts the frame (host/frame.ts), but Firefox always reads the page's current base URL. This function only calls
 * functions that a program can't replace.
 */
function hideHash(): void {
  const read = getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get;
  if (read === undefined) return;
  Object.defineProperty(Node.prototype, 'baseURI', {
    get(this: Node) {
      const base: string = apply(read, this, []);
      const end: number = apply(indexOf, base, ['#']);
      return end === -1 ? base : apply(slice, base, [0, end]);
    },
    enumerable: true,
  });
}

/** Installs the replacements. Call it before any module is imported. */
export function installStubs(): void {
  define(window, 'caches', forgetfulCaches);
  define(window, 'localStorage', memoryStorage());
  define(window, 'sessionStorage', memoryStorage());
  define(document, 'cookie', '');
  define(window, 'process', { env: {}, argv: [], nextTick: queueMicrotask });
  // Peer connections are the only connections that content policies don't cover. elements.ts prevents a program from
  // restoring them.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    if (name in window) define(window, name, undefined);
  }
  // A program that could stop its own navigations could start many in a row. For each navigation, the browser might
  // look up a host name that contains data.
  define(window, 'stop', () => {});
  refuseClipboard();
  hideHash();
}
