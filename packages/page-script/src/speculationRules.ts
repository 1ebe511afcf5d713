/**
 * Rules that select the pages to prefetch. They exclude downloads, Markdown files, and links that open another window.
 * The text is constant, because the content security policy (`src/plugins/policy`) allows it by its hash.
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
