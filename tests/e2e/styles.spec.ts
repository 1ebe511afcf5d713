/** Styles that only some pages have: linked in their HTML, and loaded when a reader comes from another page. */
import { measuredPages } from '../../bench/pages';
import { expect, test } from './support';

/** Kinds of page with an element whose looks are in a sheet of their own. */
const ownSheets = ['landing', 'example', 'search'];

/** Addresses of the sheets that a page's HTML links to. */
const linkedSheets = (html: string) => [
  ...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g),
];

for (const { kind, path } of measuredPages()) {
  test(`the HTML of the ${kind} page links to its styles`, async ({ request, baseURL }) => {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const sheets = linkedSheets(html).map(([, href = '']) => href);
    expect(sheets[0]).toMatch(/\/styles\.[0-9a-f]+\.css$/);
    if (ownSheets.includes(kind)) expect(sheets.length).toBeGreaterThan(1);
    if (kind === 'guide' || kind === 'apiClass') expect(sheets).toHaveLength(1);
    for (const sheet of sheets) {
      const answer = await request.get(new URL(sheet, baseURL).href);
      expect(answer.status()).toBe(200);
    }
  });
}
