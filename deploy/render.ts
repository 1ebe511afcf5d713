/** Writes configurations of hosts from the table of headers. Pure. */
import { hashedCaching, hashedFolders, pageCaching, securityHeaders } from './headers';

const origin = 'Written by `npm run deploy:files` from deploy/headers.ts.';

/** `_headers` of Cloudflare Pages, for a site at the root of its domain. */
export function renderCloudflare(): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    `# ${origin}`,
    rule('/*', securityHeaders),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': hashedCaching })),
  ].join('\n\n')}\n`;
}

/** `netlify.toml`, for a site at the root of its domain. */
export function renderNetlify(): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [
      '[[headers]]',
      `  for = "${path}"`,
      '  [headers.values]',
      ...Object.entries(headers).map(([name, value]) => `    ${name} = "${value}"`),
    ].join('\n');
  return `${[
    `# ${origin}`,
    `[build]
  command = "npm run build"
  publish = "build"

[build.environment]
  DOCS_BASE_URL = "/"`,
    rule('/*', securityHeaders),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': hashedCaching })),
  ].join('\n\n')}\n`;
}

/** Where nginx finds and serves the site. */
export interface NginxSite {
  /** What `listen` takes: a port, or an address and a port. */
  readonly listen: string;
  /** Folder of the built site, absolute. */
  readonly root: string;
  /** Path the site was built for; starts and ends with a slash. */
  readonly baseUrl: string;
}

/** The site for nginx: what `nginx.conf` includes inside of `http`. */
export function renderNginx({ listen, root, baseUrl }: NginxSite): string {
  const base = baseUrl.replaceAll('.', '\\.');
  const files = `(?:${hashedFolders.join('|')})/`;
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const bare =
    baseUrl === '/'
      ? []
      : [
          `    rewrite ^${base.slice(0, -1)}$ ${baseUrl} permanent;`,
          `    rewrite ^/$ ${baseUrl} permanent;`,
        ];
  return `# ${origin}
# Include it inside of http {}: on Debian, put it into /etc/nginx/conf.d/.

map $request_uri $docs_caching {
    default "${pageCaching}";
    "~^${base}${files}" "${hashedCaching}";
}

server {
    listen ${listen};
    root ${root};
    absolute_redirect off;
    server_tokens off;
    error_page 404 /404.html;

    gzip on;
    gzip_vary on;
    gzip_min_length 1000;
    gzip_types text/css application/javascript text/javascript application/json application/xml image/svg+xml application/octet-stream;

    # Not for the 404 of a file that may come: only successes and redirects get it.
    add_header Cache-Control $docs_caching;
${headers.join('\n')}

    # A page has one address: no slash at its end, no .html, no index.html.
${bare.join('\n')}
    rewrite ^${base}(?!${files})(.+)/index\\.html$ ${baseUrl}$1 permanent;
    rewrite ^${base}index\\.html$ ${baseUrl} permanent;
    rewrite ^${base}(?!${files})(.+)\\.html$ ${baseUrl}$1 permanent;
    rewrite ^${base}(.+)/$ ${baseUrl}$1 permanent;

    location ${baseUrl} {
        rewrite ^${base}(.*)$ /$1 break;
        try_files $uri $uri.html $uri/index.html =404;
    }

    location = /404.html {
        internal;
    }
}
`;
}

/** The files of this folder that are written, by their path in it. */
export function renderAll(): Readonly<Record<string, string>> {
  return {
    'cloudflare/_headers': renderCloudflare(),
    'netlify.toml': renderNetlify(),
    'nginx.conf': renderNginx({
      listen: '80',
      root: '/var/www/reveal-docs',
      baseUrl: '/reveal-docs/',
    }),
  };
}
