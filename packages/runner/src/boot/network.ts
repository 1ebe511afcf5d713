/** Sends requests from `fetch`, `XMLHttpRequest` and `<img>.src` to the page, because the frame has no network. */
import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { FramePort } from './port';

/** Statuses of responses that must not have a body. */
const bodiless = new Set([101, 103, 204, 205, 304]);

function isLocal(url: string): boolean {
  return /^(?:data|blob):/i.test(url);
}

async function answer(port: FramePort, request: Request): Promise<Response> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  const response = await port.request(
    { method: request.method, url: request.url, headers: [...request.headers], body },
    request.signal,
  );
  return new Response(bodiless.has(response.status) ? null : response.body, {
    status: response.status,
    headers: response.headers,
  });
}

function interceptRequests(port: FramePort): void {
  const interceptor = new BatchInterceptor({
    name: 'frame',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, controller }) => {
    if (isLocal(request.url)) return;
    try {
      controller.respondWith(await answer(port, request));
    } catch (error) {
      controller.errorWith(error instanceof Error ? error : new TypeError(String(error)));
    }
  });
  interceptor.apply();
}

/** Requests images over the port, and sets the `src` of each image to a blob URL of the page's response. */
function interceptImages(port: FramePort): void {
  const property = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (property?.get === undefined || property.set === undefined) {
    throw new Error('This browser doesn’t support replacing image sources.');
  }
  const { get: readSource, set: writeSource } = property;
  const asked = new WeakMap<HTMLImageElement, string>();

  async function load(image: HTMLImageElement, url: string): Promise<void> {
    try {
      const { status, headers, body } = await port.request({
        method: 'GET',
        url,
        headers: [],
        body: null,
      });
      if (asked.get(image) !== url) return;
      if (status >= 400 || body === null) throw new Error(`Status ${status}`);
      const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
      const blobUrl = URL.createObjectURL(new Blob([body], { type }));
      const release = () => URL.revokeObjectURL(blobUrl);
      image.addEventListener('load', release, { once: true });
      image.addEventListener('error', release, { once: true });
      writeSource.call(image, blobUrl);
    } catch {
      image.dispatchEvent(new Event('error'));
    }
  }

  function setSource(image: HTMLImageElement, value: string): void {
    const url = URL.canParse(value, document.baseURI)
      ? new URL(value, document.baseURI).href
      : value;
    if (isLocal(url)) {
      asked.delete(image);
      writeSource.call(image, url);
      return;
    }
    asked.set(image, url);
    void load(image, url);
  }

  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...property,
    get(this: HTMLImageElement): string {
      return asked.get(this) ?? (readSource.call(this) as string);
    },
    set(this: HTMLImageElement, value: string) {
      setSource(this, String(value));
    },
  });
  const setAttribute = Element.prototype.setAttribute;
  HTMLImageElement.prototype.setAttribute = function (name: string, value: string): void {
    if (name.toLowerCase() === 'src') setSource(this, String(value));
    else setAttribute.call(this, name, value);
  };
}

/** Sends all requests to the page instead of the network. Call it before any module is imported. */
export function installNetwork(port: FramePort): void {
  interceptRequests(port);
  interceptImages(port);
}
