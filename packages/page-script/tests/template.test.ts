import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pageTemplate } from '../src/template';

const pageScript = '<script src="/b/assets/js/page.1.js" defer data-page-script></script>';

/**
 * Docusaurus's own function. Its type is declared here, because importing it would load the types of Docusaurus's
 * server.
 */
const { compileSSGTemplate } = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate',
) as { compileSSGTemplate(template: string): Promise<(data: object) => string> };

const template = await compileSSGTemplate(pageTemplate);

function render(policy: string | undefined, headTags = `<link rel="search">${pageScript}`): string {
  return template({
    appHtml: '<p>Text</p>',
    baseUrl: '/b/',
    htmlAttributes: policy === undefined ? 'lang="en"' : `lang="en" data-scripts="${policy}"`,
    bodyAttributes: '',
    headTags,
    preBodyTags: '',
    postBodyTags: '',
    metaAttributes: ['<title>T</title>'],
    scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
    stylesheets: ['assets/css/styles.css'],
    noIndex: false,
    version: '3',
  });
}

const scripts = (html: string) => html.match(/<script[^>]*>/g) ?? [];

describe('the page template', () => {
  it('lists the scripts of a deferred page, but loads only the page script', () => {
    expect(scripts(render('deferred'))).toEqual([
      '<script data-load="/b/assets/js/runtime.js /b/assets/js/main.js" src="/b/assets/js/page.1.js" defer data-page-script>',
    ]);
  });

  it('starts scripts from the head on pages that start on their own', () => {
    const html = render('startsByItself');
    expect(scripts(html)).toHaveLength(2);
    expect(scripts(html)[0]).toBe(
      '<script data-load="/b/assets/js/runtime.js /b/assets/js/main.js">',
    );
    expect(html).toContain('(hover:none) and (pointer:coarse)');
  });

  it('runs the page script before the scripts that load with the page', () => {
    expect(scripts(render('atOnce'))).toEqual([
      '<script data-load="/b/assets/js/runtime.js /b/assets/js/main.js" src="/b/assets/js/page.1.js" defer data-page-script>',
      '<script src="/b/assets/js/runtime.js" defer>',
      '<script src="/b/assets/js/main.js" defer>',
    ]);
  });

  it.each([
    ['alone', undefined],
    [undefined, undefined],
    ['atOnce', '<link rel="search">'],
    ['deferred', '<link rel="search">'],
  ])('loads the scripts of a page with policy %s and head %s directly', (policy, headTags) => {
    const html = headTags === undefined ? render(policy) : render(policy, headTags);
    expect(scripts(html)).toEqual([
      '<script src="/b/assets/js/runtime.js" defer>',
      '<script src="/b/assets/js/main.js" defer>',
    ]);
    expect(html).toContain('<link rel="search">');
  });

  it('keeps the rest of the page', () => {
    const html = render('deferred');
    for (const part of ['<title>T</title>', '/b/assets/css/styles.css', '<p>Text</p>']) {
      expect(html).toContain(part);
    }
  });
});
