/** Requests to the small server that no browser sends, with the expected responses. */
import { get } from '../../fixtures/rawRequest';
import type { Attack } from './attack';

/** A request, and the statuses that all of its responses must have. */
export interface HostileRequest {
  readonly bytes: string | Buffer;
  /** Allowed statuses. `closed` allows the server to close the connection without a response. */
  readonly wanted: readonly (number | 'closed')[];
  readonly body?: string;
  /**
   * Exact number of responses. If omitted, at least one response is required, or none if the server can close the
   * connection.
   */
  readonly answers?: number;
}

export interface ServerAttack extends Attack {
  readonly requests: readonly HostileRequest[];
}

/** Base path of the attacked site. */
export const base = '/base/';
const letters = 'abcdefghijklmnopqrstuvwxyz';
export const secret = 'not for readers';
export const attackedSite = {
  'index.html': '<h1>Landing</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs.html': '<h1>Docs</h1>',
  'docs/concepts.html': `<h1>Concepts</h1>${'All work and no play. '.repeat(200)}`,
  'letters.txt': letters,
  'empty.txt': '',
  '.env': secret,
  'docs/.git/config': secret,
  'assets/large.js': 'x'.repeat(3_000_000),
  'policy.json': JSON.stringify({ scriptHashes: [], searchHosts: [] }),
} as const;

const page = `${base}docs/concepts`;
const file = `${base}letters.txt`;

/** Returns a request for each path, without normalizing or encoding the path. */
function targets(paths: readonly string[], wanted: HostileRequest['wanted']): HostileRequest[] {
  return paths.map((path) => ({ bytes: get(path), wanted }));
}

function lines(
  all: readonly string[],
  wanted: HostileRequest['wanted'],
  target: string = page,
): HostileRequest[] {
  return all.map((line) => ({ bytes: get(target, [line]), wanted }));
}

/** Returns a request for each range. The server ignores most of these ranges. */
function ranges(
  all: readonly string[],
  wanted: HostileRequest['wanted'] = [200],
  body: string | undefined = letters,
): HostileRequest[] {
  return all.map((range) => ({ bytes: get(file, [`Range: ${range}`]), wanted, body }));
}

function raw(
  all: readonly (string | Buffer)[],
  wanted: HostileRequest['wanted'],
): HostileRequest[] {
  return all.map((bytes) => ({ bytes, wanted }));
}

const host = 'Host: localhost\r\nConnection: close\r\n';
const refused = [400, 'closed'] as const;

const files = 'scripts/helpers/server.ts#function watchFile';
const badRanges = 'scripts/helpers/siteRequest.ts#function hasRange';
const paths = 'scripts/helpers/siteRequest.ts#decodeURIComponent';
const folder = 'scripts/helpers/siteRequest.ts#const noFile';
const address = 'scripts/helpers/siteRequest.ts#URL.canParse';
/** Defense against requests that Node's own parser rejects before our code runs. */
const parser = 'scripts/helpers/server.ts#http.createServer(';
/** Defense against clients that stop sending in the middle of a request or never read the response. */
const patience = 'scripts/helpers/server.ts#headersTimeout: 10_000';
const stall = 'scripts/helpers/server.ts#server.setTimeout(stallTime)';
const middleware = 'scripts/helpers/server.ts#const compress = compression(';

export const serverAttacks: readonly ServerAttack[] = [
  {
    name: 'ranges that end before they start',
    defends: badRanges,
    before: 'succeeded',
    requests: ranges(['bytes=5-2', 'bytes=25-24', 'bytes=1-0', 'bytes=25-0', 'bytes=5-2,9-7']),
  },
  {
    name: 'ranges past the end',
    defends: files,
    before: 'succeeded',
    requests: [
      ...ranges(['bytes=26-', 'bytes=100-200'], [416], '0\r\n\r\n'),
      ...ranges(['bytes=20-999999999999999'], [206], 'uvwxyz'),
      ...ranges(['bytes=99999999999999999999-', 'bytes=20-99999999999999999999']),
      { bytes: get(`${base}empty.txt`, ['Range: bytes=0-0']), wanted: [416] },
    ],
  },
  {
    name: 'suffixes',
    defends: badRanges,
    before: 'succeeded',
    requests: ranges([
      ...['bytes=-27', 'bytes=-9999', 'bytes=-999999999999999999999', `bytes=-${'9'.repeat(400)}`],
      ...['bytes=-5', 'bytes=-1', 'bytes=-26', 'bytes=-0'],
    ]),
  },
  {
    name: 'ranges that are none',
    defends: badRanges,
    before: 'held',
    requests: ranges([
      ...['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1-2-3', 'bytes=0x1-0x5', 'bytes 1-2', '=1-2'],
      ...['items=0-5', 'bytes=1.5-2.5', 'bytes=-1-', 'bytes=--5', 'bytes=NaN-NaN'],
      ...['bytes=Infinity-Infinity', 'bytes=1e3-1e9', 'bytes=,,,', 'bytes=\u00ff-\u00fe'],
    ]),
  },
  {
    name: 'hundreds of ranges at once',
    defends: badRanges,
    before: 'succeeded',
    requests: ranges([
      `bytes=${Array.from({ length: 500 }, (_, i) => `${i % 26}-${i % 26}`).join(',')}`,
      `bytes=${'0-,'.repeat(1000)}0-`,
      `bytes=${'-1,'.repeat(1000)}-1`,
      `bytes=${'9-1,'.repeat(1000)}9-1`,
    ]),
  },
  {
    name: 'ranges of pages, of what is not there, and without a body',
    defends: badRanges,
    before: 'succeeded',
    requests: [
      { bytes: get(page, ['Range: bytes=5-2', 'Accept-Encoding: gzip']), wanted: [200] },
      {
        bytes: get(page, ['Range: bytes=0-3', 'Accept-Encoding: gzip']),
        wanted: [206],
        body: '<h1>',
      },
      {
        bytes: get(`${base}assets/large.js`, ['Range: bytes=1-2000', 'Accept-Encoding: gzip']),
        wanted: [206],
        body: 'x'.repeat(2000),
      },
      { bytes: get(`${base}none`, ['Range: bytes=5-2']), wanted: [404] },
      { bytes: get(file, ['Range: bytes=5-2'], 'HEAD'), wanted: [200] },
      { bytes: get(file, ['Range: bytes=0-1', 'If-Range: "other"']), wanted: [200], body: letters },
    ],
  },
  {
    name: 'null bytes in paths',
    defends: paths,
    before: 'held',
    requests: targets(
      [
        `${base}%00`,
        `${base}docs%00.html`,
        `${base}docs/%00/concepts`,
        `${base}letters.txt%00.html`,
        `${base}..%2f%00`,
        `${base}%00%00%00`,
      ],
      [400, 404],
    ),
  },
  {
    name: 'paths that cannot be decoded',
    defends: paths,
    before: 'held',
    requests: targets(
      [
        '%',
        '%f',
        '%zz',
        '%ff',
        '%e0%a4%a',
        '%c0%ae%c0%ae%2f',
        'docs/%u0041',
        '%80',
        '%ed%a0%80',
      ].map((path) => base + path),
      [404],
    ),
  },
  {
    name: 'out of the folder by encoded slashes',
    defends: folder,
    before: 'held',
    requests: targets(
      [
        '..%2fsecret.txt',
        '..%2f..%2f..%2f..%2fetc/passwd',
        '%2e%2e%2fsecret.txt',
        'docs/..%2f..%2fsecret.txt',
        'assets/..%2f..%2fsecret.txt',
        '.%2e%2fsecret.txt',
        '%2fetc%2fpasswd',
        'docs%2f..%2f..%2fsecret.txt',
      ].map((path) => base + path),
      [404],
    ),
  },
  {
    name: 'out of the folder by dots',
    defends: address,
    before: 'held',
    requests: targets(
      [
        '/../secret.txt',
        '/../../../../etc/passwd',
        `${base}../secret.txt`,
        `${base}../../secret.txt`,
        `${base}%2e%2e/secret.txt`,
        `${base}docs/../../secret.txt`,
        `${base}./.././../secret.txt`,
      ],
      [404],
    ),
  },
  {
    name: 'out of the folder by backslashes',
    defends: folder,
    before: 'held',
    requests: targets(
      [
        '..\\secret.txt',
        '..%5csecret.txt',
        '..%5c..%5csecret.txt',
        'docs\\..\\..\\secret.txt',
        '%5c%5cother.example%5cshare',
        'C:%5csecret.txt',
      ].map((path) => base + path),
      [404],
    ),
  },
  {
    name: 'paths encoded twice',
    defends: folder,
    before: 'held',
    requests: targets(
      ['%252e%252e%252fsecret.txt', '..%252fsecret.txt', '%25%32%65%25%32%65/secret.txt'].map(
        (path) => base + path,
      ),
      [404],
    ),
  },
  {
    name: 'hidden files',
    defends: folder,
    before: 'held',
    requests: targets(
      ['.env', '%2eenv', 'docs/.git/config', 'docs/%2egit/config', 'docs/.git', '.', 'docs/.'].map(
        (path) => base + path,
      ),
      [200, 301, 404],
    ),
  },
  {
    name: 'slashes in a row',
    defends: folder,
    before: 'held',
    requests: targets(
      [`${base}/docs`, `${base}docs//concepts`, `/${base}docs`, `${base}///`, '//', `//${base}`],
      [200, 301, 404],
    ),
  },
  {
    name: 'targets that are no address',
    defends: address,
    before: 'held',
    requests: targets(
      [
        '*',
        '?',
        'docs',
        'localhost:80',
        'ftp://localhost/',
        'javascript:alert(1)',
        'http://',
        '//[',
      ],
      [400, 404, 'closed'],
    ),
  },
  {
    name: 'methods that are none',
    defends: parser,
    before: 'held',
    requests: raw(
      ['FOO', 'get', 'GE T', '', '\u0000', 'G\u0000T', 'GET\t', 'PRI'].map(
        (method) => `${method} ${page} HTTP/1.1\r\n${host}\r\n`,
      ),
      refused,
    ),
  },
  {
    name: 'methods that write',
    defends: 'scripts/helpers/server.ts#405',
    before: 'held',
    requests: [
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'LINK',
      'MKCOL',
      'MOVE',
      'SEARCH',
      'SUBSCRIBE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PURGE',
    ].map((method) => ({ bytes: get(page, [], method), wanted: [405] })),
  },
  {
    name: 'tunnels and upgrades',
    defends: parser,
    before: 'held',
    requests: [
      ...raw([`CONNECT other.example:443 HTTP/1.1\r\n${host}\r\n`], ['closed', 400, 405]),
      ...lines(['Upgrade: websocket', 'Upgrade: h2c', 'Upgrade: \u0001'], [200, 400]),
      {
        bytes: `GET ${page} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
        wanted: [200, 400, 'closed'],
      },
    ],
  },
  {
    name: 'heads too large',
    defends: parser,
    before: 'held',
    requests: [
      ...lines(
        [`X-Large: ${'a'.repeat(64_000)}`, `Cookie: ${'b'.repeat(200_000)}`],
        [431, 'closed'],
      ),
      ...targets([`${base}${'c'.repeat(64_000)}`], [431, 'closed']),
      { bytes: get(page, Array(5000).fill('X-Many: 1')), wanted: [431, 'closed'] },
      { bytes: get(page, Array(1500).fill('A: 1')), wanted: [200, 431] },
    ],
  },
  {
    name: 'names that no file can have',
    defends: 'scripts/helpers/siteRequest.ts#Treat an invalid file name',
    before: 'held',
    requests: targets(
      [
        'n'.repeat(300),
        'n'.repeat(8000),
        'd/'.repeat(2000) + 'e',
        '%f0%9f%92%a9'.repeat(200),
        '%20',
      ].map((path) => base + path),
      [404, 400],
    ),
  },
  {
    name: 'hosts that are none',
    defends: parser,
    before: 'held',
    requests: [
      'Host:',
      'Host: a b',
      'Host: other.example/x',
      'Host: 999.999.999.999:99999',
      'Host: [::1',
      `Host: ${'h'.repeat(5000)}`,
      'Host: a\r\nHost: b',
      'X-None: 1',
    ].map((line) => ({
      bytes: `GET ${page} HTTP/1.1\r\nConnection: close\r\n${line}\r\n\r\n`,
      wanted: [200, 400],
    })),
  },
  {
    name: 'headers that are none',
    defends: parser,
    before: 'held',
    requests: raw(
      [
        `GET ${page} HTTP/1.1\r\n${host}: empty name\r\n\r\n`,
        `GET ${page} HTTP/1.1\r\n${host}Name : space\r\n\r\n`,
        `GET ${page} HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n`,
        `GET ${page} HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`,
        `GET ${page} HTTP/1.1\r\n${host}no colon\r\n\r\n`,
        `GET ${page} HTTP/1.1\n${host}\n`,
        `GET ${page} HTTP/1.1\r\n${host}X: folded\r\n  line\r\n\r\n`,
        `GET ${page} HTTP/1.1\r\n ${host}\r\n`,
      ],
      [200, 400],
    ),
  },
  {
    name: 'bodies that lie about their length',
    defends: parser,
    before: 'held',
    requests: [
      ...lines(['Content-Length: -1', 'Content-Length: 1e9', 'Content-Length: 0x10'], [400]),
      ...lines(['Content-Length: 99999999999999999999999'], refused),
      ...raw(
        [
          `GET ${page} HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
          `GET ${page} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
          `GET ${page} HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
          `GET ${page} HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 5\r\n\r\nabc`,
        ],
        [200, 400],
      ),
    ],
  },
  {
    name: 'encodings that are none',
    defends: middleware,
    before: 'held',
    requests: lines(
      [
        'zstd',
        '*;q=0',
        'identity;q=0',
        'gzip;q=nonsense',
        'gzip;q=99',
        'gzip;q=-1',
        ';;;',
        ',,,',
        '*',
        'gzip\u00ff',
        '__proto__',
        'constructor, toString',
        `${'gzip,'.repeat(2000)}br`,
      ].map((value) => `Accept-Encoding: ${value}`),
      [200],
    ),
  },
  {
    name: 'conditions that are none',
    defends: files,
    before: 'succeeded',
    requests: [
      ...lines(
        [
          'If-None-Match: *',
          'If-None-Match: ,,,',
          `If-None-Match: ${'"x",'.repeat(3000)}`,
          'If-Modified-Since: nonsense',
          'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
          'If-Unmodified-Since: nonsense',
          'If-Match: "other"',
        ],
        [200],
      ),
    ],
  },
  {
    name: 'expectations that are none',
    defends: parser,
    before: 'held',
    requests: lines(['Expect: nonsense', 'Expect:', 'Expect: 101-switch'], [200, 417]),
  },
  {
    name: 'versions that are none',
    defends: parser,
    before: 'held',
    requests: raw(
      [
        `GET ${page}\r\n\r\n`,
        `GET ${page} HTTP/0.9\r\n${host}\r\n`,
        `GET ${page} HTTP/9.9\r\n${host}\r\n`,
        `GET ${page} HTTP/1.1.1\r\n${host}\r\n`,
        `GET ${page} HTTPS/1.1\r\n${host}\r\n`,
        `GET ${page} ICE/1.0\r\n${host}\r\n`,
      ],
      [200, ...refused],
    ),
  },
  {
    name: 'bytes that are no request',
    defends: parser,
    before: 'held',
    requests: raw(
      [
        Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
        Buffer.alloc(4096, 0xff),
        Buffer.alloc(4096),
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '<?xml version="1.0"?>\r\n\r\n',
        'HTTP/1.1 200 OK\r\n\r\n',
        '\u0003\u0000\u0000\u0013\u000e\u00e0',
      ],
      refused,
    ),
  },
  {
    name: 'many requests in one go',
    defends: files,
    before: 'succeeded',
    requests: [
      {
        bytes: `${`GET ${page} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30)}${get(page)}`,
        wanted: [200],
        answers: 31,
      },
      {
        bytes: `${`GET ${file} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-2\r\n\r\n`.repeat(10)}${get(file)}`,
        wanted: [200],
        answers: 11,
      },
      {
        bytes: `GET ${page} HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n${get(page)}`,
        wanted: [200, 400],
      },
    ],
  },
];

export interface ConnectionAttack extends Attack {
  readonly bytes: string;
  /** Whether the client then keeps the connection open without sending more data, or aborts the connection. */
  readonly then: 'waits' | 'breaks off';
}

export const connectionAttacks: readonly ConnectionAttack[] = [
  {
    name: 'half a request line',
    defends: patience,
    before: 'held',
    bytes: 'GET /base/do',
    then: 'waits',
  },
  {
    name: 'half a head',
    defends: patience,
    before: 'held',
    bytes: `GET ${page} HTTP/1.1\r\nHost: localhost\r\nX-`,
    then: 'waits',
  },
  {
    name: 'a body that never comes',
    defends: patience,
    before: 'held',
    bytes: `GET ${page} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`,
    then: 'waits',
  },
  {
    name: 'a large file that nobody reads',
    defends: stall,
    before: 'held',
    bytes: get(`${base}assets/large.js`, ['Accept-Encoding: gzip']),
    then: 'waits',
  },
  {
    name: 'a request broken off',
    defends: files,
    before: 'held',
    bytes: get(`${base}assets/large.js`),
    then: 'breaks off',
  },
  {
    name: 'a compressed answer broken off',
    defends: middleware,
    before: 'held',
    bytes: get(`${base}assets/large.js`, ['Accept-Encoding: gzip']),
    then: 'breaks off',
  },
];

/** An attack in which a build changes a site's folder while the server reads it. */
export interface RebuildAttack extends Attack {
  readonly change: 'vanishes' | 'becomes a folder' | 'loses its not-found page';
}

export const rebuildAttacks: readonly RebuildAttack[] = [
  {
    name: 'files that vanish while they are asked for',
    defends: files,
    before: 'succeeded',
    change: 'vanishes',
  },
  {
    name: 'a page that becomes a folder',
    defends: 'scripts/helpers/server.ts#() => notFound(response)',
    before: 'succeeded',
    change: 'becomes a folder',
  },
  {
    name: 'the not-found page and the policy vanish',
    defends: 'scripts/helpers/server.ts#A build has just emptied the folder',
    before: 'succeeded',
    change: 'loses its not-found page',
  },
];

/** Builds that rewrite a file while a slow client reads the previous version of the file. */
export const cutShort: readonly Attack[] = [
  {
    name: 'a file that is cut short while a slow client reads it',
    defends: 'scripts/helpers/server.ts#stream.bytesRead < length',
    before: 'succeeded',
  },
];
