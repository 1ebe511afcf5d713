/** Writes configurations of hosts from the table of headers. Pure. */
import {
  cachingOf,
  commonHeaders,
  embedPage,
  hashedFolders,
  hashedPattern,
  pageHeaders,
  type PolicyFacts,
} from './headers';

/** Stands for what only a build knows, in the files that are committed. */
export const placeholder: PolicyFacts = {
  scriptHashes: ['HASHES-OF-THE-BUILD:-RUN-npm-run-deploy:files'],
  searchHosts: [],
};

const origin = 'Written by `npx tsx scripts/deployFiles.ts` from deploy/headers.ts.';

/**
 * `_headers`, which Netlify and Cloudflare Pages read in the built site. `pages` are the patterns of the paths of
 * pages below `baseUrl`, which starts and ends with a slash. A path that other sites may frame has rules of its own,
 * because both hosts add up all that match: one for its address and one for its file.
 */
export function renderHeadersFile(
  facts: PolicyFacts,
  { baseUrl, pages }: { readonly baseUrl: string; readonly pages: readonly string[] },
): string {
  const embeds = [embedPage, `${embedPage}.html`];
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [
      `${baseUrl}${path}`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return `${[
    '# Written by the build from deploy/headers.ts.',
    rule('*', commonHeaders),
    ...pages.filter((path) => !embeds.includes(path)).map((path) => rule(path, pageHeaders(facts))),
    ...embeds.map((path) => rule(path, pageHeaders(facts, [], 'embed'))),
    ...hashedFolders.map((folder) => rule(`${folder}/*`, { 'Cache-Control': cachingOf('hashed') })),
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
  readonly facts: PolicyFacts;
}

/** A map whose value is a header's for the two kinds of pages, and nothing, which sends no header, for the rest. */
function pageMap(variable: string, name: string, facts: PolicyFacts): string {
  const lines = (['page', 'embed'] as const).flatMap((kind) => {
    const value = pageHeaders(facts, [], kind)[name];
    return value === undefined ? [] : [`    ${kind} "${value}";\n`];
  });
  return `map $docs_kind ${variable} {\n    default "";\n${lines.join('')}}`;
}

/** The site for nginx: what `nginx.conf` includes inside of `http`. */
export function renderNginx({ listen, root, baseUrl, facts }: NginxSite): string {
  const base = baseUrl.replaceAll('.', '\\.');
  // nginx asks itself for the not-found page by its file.
  const files = `(?:(?:${hashedFolders.join('|')})/|404\\.html$)`;
  const forPages = Object.keys(pageHeaders(facts)).map((name) => ({
    name,
    variable: `$docs_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
  const bare =
    baseUrl === '/'
      ? []
      : [
          `    rewrite ^${base.slice(0, -1)}$ ${baseUrl} permanent;`,
          `    rewrite ^/$ ${baseUrl} permanent;`,
        ];
  return `# ${origin}
# Include it inside of http {}: on Debian, put it into /etc/nginx/conf.d/.

# By the file that is sent, below the root.
map $uri $docs_kind {
    default other;
    "~^/${hashedPattern}" hashed;
    "~^/${embedPage}\\.html$" embed;
    "~\\.html$" page;
}
map $docs_kind $docs_caching {
    default "${cachingOf('other')}";
    hashed "${cachingOf('hashed')}";
}
${forPages.map(({ variable, name }) => pageMap(variable, name, facts)).join('\n')}

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
${Object.entries(commonHeaders)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
${forPages.map(({ name, variable }) => `    add_header ${name} ${variable} always;`).join('\n')}

    # Browsers read a backslash as a slash: a redirect to /\\host would leave this one. No file has one in its name.
    if ($uri ~ "\\\\\\\\") {
        return 404;
    }

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

/** What a configuration is for: a build, or what is committed, for any build at the default path. */
export interface Built {
  readonly baseUrl: string;
  readonly facts: PolicyFacts;
}

const committed: Built = { baseUrl: '/reveal-docs/', facts: placeholder };

/** The files of this folder that are written, by their path in it. */
export function renderAll({ baseUrl, facts }: Built = committed): Readonly<Record<string, string>> {
  return {
    'nginx.conf': renderNginx({ listen: '80', root: '/var/www/reveal-docs', baseUrl, facts }),
  };
}
