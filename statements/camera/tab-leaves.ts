import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't prevent the default action of the Tab key: the focus moves from the viewer's element to the next element on the page.",
  is: { before: 'viewer', after: 'next' },
  run: async ({ viewer, drawn, input }) => {
    const { domElement } = viewer;
    const next = document.createElement('button');
    domElement.after(next);
    await drawn();
    await input().click();
    // SDK 3.0 doesn't make its element focusable.
    domElement.tabIndex = 0;
    domElement.focus();
    const focused = () => {
      if (document.activeElement === domElement) return 'viewer';
      return document.activeElement === next ? 'next' : 'another element';
    };
    const before = focused();
    await input().press('Tab');
    const after = focused();
    next.remove();
    return { before, after };
  },
});
