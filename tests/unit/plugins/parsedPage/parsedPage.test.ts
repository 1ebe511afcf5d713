/** Built pages omit end tags. The parser must still return the same tree as browsers. */
import { describe, expect, it } from 'vitest';
import { classesOf, metaContent, parsePage, titleOf } from '../../../../src/plugins/parsedPage';

const complete = (html: string) => parsePage(html).$.html();

describe('omitted end tags', () => {
  it.each([
    ['<ul><li><p>a<li><p>b<li>c</ul>', '<ul><li><p>a</p></li><li><p>b</p></li><li>c</li></ul>'],
    [
      '<ul><li><p>a<ul><li><p>b<li>c</ul><li>d</ul>',
      '<ul><li><p>a</p><ul><li><p>b</p></li><li>c</li></ul></li><li>d</li></ul>',
    ],
    [
      '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tr><td><p>e<td>f</table><p>g',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>c</td><td>d</td></tr><tr><td><p>e</p></td><td>f</td></tr></tbody></table><p>g</p>',
    ],
    [
      '<dl><dt>a<dd><p>b<dt>c<dd>d</dl>',
      '<dl><dt>a</dt><dd><p>b</p></dd><dt>c</dt><dd>d</dd></dl>',
    ],
  ])('%s', (html, expected) => {
    expect(complete(html)).toBe(expected);
  });
});

describe('a parsed page', () => {
  const page = parsePage(
    '<head><title>Units &amp; axes | Reveal docs</title><meta name=description content="a &quot;b&quot;"></head>' +
      '<p class="one two"><b class=two>text</b>',
  );

  it('has the page’s title without the site’s name', () => {
    expect(titleOf(page, '|')).toBe('Units & axes');
    expect(titleOf(page, '·')).toBe('Units & axes | Reveal docs');
  });

  it('has the description as it was written', () => {
    expect(metaContent(page, 'description')).toBe('a "b"');
    expect(metaContent(page, 'keywords')).toBeUndefined();
  });

  it('has each class name once', () => {
    expect(classesOf(page)).toEqual(['one', 'two']);
  });
});
