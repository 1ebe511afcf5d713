import { describe, expect, it } from 'vitest';
import { defaultBaseUrl, defaultUrl, readEnvironment } from '../../../src/site/environment';

const hosted = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'docs',
};

it('returns defaults without any variables', () => {
  expect(readEnvironment({})).toEqual({
    url: defaultUrl,
    baseUrl: defaultBaseUrl,
    versions: undefined,
    repoUrl: undefined,
    hostedSearch: undefined,
    keep: undefined,
    keepKey: undefined,
    zipUrl: undefined,
  });
});

it('treats empty and blank variables as unset', () => {
  const blank = { DOCS_URL: '', DOCS_BASE_URL: ' ', DOCS_VERSIONS: '', DOCS_REPO_URL: '  ' };
  expect(readEnvironment({ ...blank, ALGOLIA_APP_ID: ' ' })).toEqual(readEnvironment({}));
});

describe('DOCS_BASE_URL', () => {
  it.each(['/', '/reveal-docs/', '/a/b/', '/a.b/~c_d-e/'])('accepts %s', (baseUrl) => {
    expect(readEnvironment({ DOCS_BASE_URL: baseUrl }).baseUrl).toBe(baseUrl);
  });

  it.each([
    'reveal',
    '/reveal',
    'reveal/',
    '//',
    '/a//b/',
    '/a b/',
    '/../',
    '/a/./',
    '/a/?b/',
    'https://x.test/',
  ])('refuses %s with the variable, its value and the expected format', (baseUrl) => {
    expect(() => readEnvironment({ DOCS_BASE_URL: baseUrl })).toThrow(
      `DOCS_BASE_URL is ${JSON.stringify(baseUrl)}. It must be a path that starts and ends with a slash`,
    );
  });
});

describe('DOCS_URL', () => {
  it('removes a trailing slash', () => {
    expect(readEnvironment({ DOCS_URL: 'https://docs.test/' }).url).toBe('https://docs.test');
  });

  it.each(['docs.test', 'ftp://docs.test', 'javascript:alert(1)'])('refuses %s', (url) => {
    expect(() => readEnvironment({ DOCS_URL: url })).toThrow(
      `DOCS_URL is ${JSON.stringify(url)}. It must be an http or https URL.`,
    );
  });

  it('refuses a path, and names the variable to use for it', () => {
    expect(() => readEnvironment({ DOCS_URL: 'https://docs.test/reveal' })).toThrow(
      'DOCS_URL is "https://docs.test/reveal". Move the path to DOCS_BASE_URL.',
    );
  });

  it.each(['https://docs.test/?a=b', 'https://docs.test/#a'])('refuses %s', (url) => {
    expect(() => readEnvironment({ DOCS_URL: url })).toThrow(
      `DOCS_URL is ${JSON.stringify(url)}. Remove everything after the path.`,
    );
  });
});

describe('DOCS_REPO_URL', () => {
  it('can have a path', () => {
    const { repoUrl } = readEnvironment({ DOCS_REPO_URL: 'https://git.test/team/docs/' });
    expect(repoUrl).toBe('https://git.test/team/docs');
  });

  it('must be a URL', () => {
    expect(() => readEnvironment({ DOCS_REPO_URL: 'team/docs' })).toThrow(
      'DOCS_REPO_URL is "team/docs"',
    );
  });
});

describe('hosted search', () => {
  it('is enabled if all three variables are set', () => {
    expect(readEnvironment(hosted).hostedSearch).toEqual({
      appId: 'APP',
      apiKey: 'search-only',
      indexName: 'docs',
      insights: false,
    });
  });

  it('sends events only if enabled', () => {
    const insights = (ALGOLIA_INSIGHTS: string) =>
      readEnvironment({ ...hosted, ALGOLIA_INSIGHTS }).hostedSearch?.insights;
    expect(insights('true')).toBe(true);
    expect(insights('false')).toBe(false);
    expect(() => insights('yes')).toThrow('ALGOLIA_INSIGHTS is "yes"');
  });

  it.each(Object.keys(hosted))('throws if %s is missing', (name) => {
    expect(() => readEnvironment({ ...hosted, [name]: undefined })).toThrow(
      `Hosted search is only partly configured. Set ${name} too`,
    );
  });

  it('names both variables if two are missing', () => {
    expect(() => readEnvironment({ ALGOLIA_APP_ID: 'APP' })).toThrow(
      'Set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too',
    );
  });
});
