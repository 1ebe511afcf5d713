/**
 * An in-memory `CacheStorage` for one statement. A frame with an opaque origin can't use the browser's cache storage.
 */

class MemoryCache {
  private readonly answers = new Map<string, Response>();

  async match(url: string): Promise<Response | undefined> {
    return this.answers.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    this.answers.set(url, response);
  }

  async delete(url: string): Promise<boolean> {
    return this.answers.delete(url);
  }

  async keys(): Promise<{ readonly url: string }[]> {
    return [...this.answers.keys()].map((url) => ({ url }));
  }
}

export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const store = this.stores.get(name) ?? new MemoryCache();
    this.stores.set(name, store);
    return store;
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }
}
