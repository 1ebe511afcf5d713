import type { Cache } from '@algolia/client-common';

function hostName(key: unknown): string {
  const { url, accept } = key as { readonly url: string; readonly accept: string };
  return `${accept} ${url}`;
}

/**
 * Remembers which hosts failed. The client's own caches do not: they look a host up by its address and
 * file it by its address, state and time together, so a host that is down is asked again at every search;
 * and what comes back from local storage has lost its methods. The client decides how long a host counts
 * as down: 2 minutes.
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
