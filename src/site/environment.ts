/** Credentials of a hosted search provider. The key must be search-only, because readers receive it. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether to send events about opened results to the provider. */
  readonly insights: boolean;
}

export interface SiteEnvironment {
  /** Origin for canonical URLs and the sitemap: scheme and host, no path, no trailing slash. */
  readonly url: string;
  /** Base path of the site. Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Comma-separated versions to build, or undefined for all. */
  readonly versions: string | undefined;
  /** URL of this documentation's repository, without a trailing slash. If set, pages link to it. */
  readonly repoUrl: string | undefined;
  readonly hostedSearch: HostedSearch | undefined;
  /** Where to get the files of previous builds: a folder, or the URL of the live site. */
  readonly keep: string | undefined;
  /** Secret that signs the list of these files, so that a build can trust the list from the live site. */
  readonly keepKey: string | undefined;
  /** URL of the folder with the site's zips, without a trailing slash. If set, pages link to them. */
  readonly zipUrl: string | undefined;
}

export const defaultBaseUrl = '/reveal-docs/';
/** Default URL. Its domain is reserved for documentation, so an unconfigured build doesn't name a real host. */
export const defaultUrl = 'https://reveal-docs.example';

type Variables = Readonly<Record<string, string | undefined>>;

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function readBaseUrl(variables: Variables): string {
  const value = read(variables, 'DOCS_BASE_URL') ?? defaultBaseUrl;
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `DOCS_BASE_URL is ${JSON.stringify(value)}. It must be a path that starts and ends with a slash, ` +
        'such as "/", "/reveal-docs/" or "/a/b/".',
    );
  }
  return value;
}

function readUrl(variables: Variables, name: string, allowPath: boolean): string | undefined {
  const value = read(variables, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is ${JSON.stringify(value)}. It must be an http or https URL.`);
  }
  if (!allowPath && url.pathname !== '/') {
    throw new Error(`${name} is ${JSON.stringify(value)}. Move the path to DOCS_BASE_URL.`);
  }
  if (url.search !== '' || url.hash !== '') {
    throw new Error(`${name} is ${JSON.stringify(value)}. Remove everything after the path.`);
  }
  return value.replace(/\/+$/, '');
}

function readHostedSearch(variables: Variables): HostedSearch | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const [appId, apiKey, indexName] = names.map((name) => read(variables, name));
  if (appId === undefined && apiKey === undefined && indexName === undefined) return undefined;
  if (appId === undefined || apiKey === undefined || indexName === undefined) {
    const missing = names.filter((name) => read(variables, name) === undefined);
    throw new Error(
      `Hosted search is only partly configured. Set ${missing.join(' and ')} too, or unset all of ${names.join(', ')}.`,
    );
  }
  const insights = read(variables, 'ALGOLIA_INSIGHTS') ?? 'false';
  if (insights !== 'true' && insights !== 'false') {
    throw new Error(
      `ALGOLIA_INSIGHTS is ${JSON.stringify(insights)}. It must be "true" or "false".`,
    );
  }
  return { appId, apiKey, indexName, insights: insights === 'true' };
}

/** Minimum length of the signing secret, in characters: 128 bits in hexadecimal. */
const minKeyLength = 32;

function readKeepKey(variables: Variables): string | undefined {
  const key = read(variables, 'DOCS_KEEP_KEY');
  if (key !== undefined && key.length < minKeyLength) {
    throw new Error(
      `DOCS_KEEP_KEY is too short: use at least ${minKeyLength} random characters, such as those of \`openssl rand -hex 32\`.`,
    );
  }
  return key;
}

/** Reads and checks the variables of a build. If one is invalid, throws an error with its name and requirements. */
export function readEnvironment(variables: Variables = process.env): SiteEnvironment {
  return {
    url: readUrl(variables, 'DOCS_URL', false) ?? defaultUrl,
    baseUrl: readBaseUrl(variables),
    versions: read(variables, 'DOCS_VERSIONS'),
    repoUrl: readUrl(variables, 'DOCS_REPO_URL', true),
    hostedSearch: readHostedSearch(variables),
    keep: read(variables, 'DOCS_KEEP'),
    keepKey: readKeepKey(variables),
    zipUrl: readUrl(variables, 'DOCS_ZIP_URL', true),
  };
}
