/**
 * What the browser may fetch of the pages that links lead to. One fixed text: the content policy allows it by its hash
 * (src/plugins/policy). Files, links to other windows and what a reader may not want to fetch are left out.
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
