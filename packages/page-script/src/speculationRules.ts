/**
 * Rules for the pages that the browser can prefetch. They exclude links that open another window, downloads and
 * Markdown files. The text is constant, because the content security policy (`src/plugins/policy`) allows it by its
 * hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { selector_matches: "[target],[download],[href$='.md']" },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
