/**
 * Rules for the linked pages that the browser may prefetch. The text is constant, because the
 * content security policy allows it by its hash (src/plugins/policy). The rules exclude links that
 * open another window, downloads and Markdown files.
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
