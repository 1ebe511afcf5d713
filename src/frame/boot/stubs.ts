/**
 * Stands in for what an opaque origin does not have. The SDK reads `caches` when it starts, libraries try
 * storage; both throw there. Nothing is kept: the page's HTTP cache already is the cache.
 */

/** Replaces a property of a global object, also one that throws when read. */
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

/** A `Storage` that lasts as long as the frame. */
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
 * Refuses to read the clipboard, which the reader's other pages filled. No engine gives it to such a frame by itself, but
 * Firefox lets any program show its "Paste" button, and the reader who presses it hands over what they copied.
 */
function refuseClipboard(): void {
  if (!('Clipboard' in window)) return;
  const refuse = () =>
    Promise.reject(new DOMException('The frame reads no clipboard.', 'NotAllowedError'));
  for (const name of ['read', 'readText']) define(Clipboard.prototype, name, refuse);
}

/** Installs the stand-ins. To be called before any module is imported. */
export function installStubs(): void {
  define(window, 'caches', forgetfulCaches);
  define(window, 'localStorage', memoryStorage());
  define(window, 'sessionStorage', memoryStorage());
  define(document, 'cookie', '');
  define(window, 'process', { env: {}, argv: [], nextTick: queueMicrotask });
  // Peer connections are the one way out that no policy covers; elements.ts keeps them from coming back.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    if (name in window) define(window, name, undefined);
  }
  // A program that stops a navigation it began can begin the next one, each with a host's name for the browser to look up.
  define(window, 'stop', () => {});
  refuseClipboard();
}
