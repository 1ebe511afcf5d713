import type { Cache } from '@algolia/client-common';

function hostName(key: unknown): string {
  const { url, accept } = key as { readonly url: string; readonly accept: string };
  return `${accept} ${url}`;
}

/**
 * Creates a cache that stores the hosts that failed. The client counts a failed host as down for 2 minutes.
 *
 * The client's own caches don't work for hosts. They look up a host by its URL, but store it by URL, state, and time,
 * so every search tries a failed host again. Hosts that are read from local storage also lack their methods.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const get: Cache['get'] = async <Value>(
    key: object | string,
    defaultValue: () => Promise<Value>,
  ): Promise<Value> => {
    const known = states.get(hostName(key));
    return known === undefined ? defaultValue() : (known as Value);
  };
  return {
    get,
    async set(key, value) {
      states.set(hostName(key), value);
      return value;
    },
    async delete(key) {
      states.delete(hostName(key));
    },
    async clear() {
      states.clear();
    },
  };
}
