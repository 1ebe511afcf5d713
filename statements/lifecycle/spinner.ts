import { statement } from '../statement';

export default statement({
  says: "The loading indicator is in the top-left corner of the viewer by default. With `placement: 'bottomRight'` in `loadingIndicatorStyle`, it's in the bottom-right corner.",
  is: { byDefault: ['left', 'top'], set: ['right', 'bottom'] },
  run: ({ newViewer, newElement }) => {
    const cornerOf = (options: Parameters<typeof newViewer>[0]) => {
      const { domElement } = newViewer({ domElement: newElement(300, 300), ...options });
      const indicator = [...domElement.querySelectorAll('div')].find(({ title }) => title !== '');
      const own = indicator?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
      const { left, top } = domElement.getBoundingClientRect();
      return [own.right - left < 150 ? 'left' : 'right', own.bottom - top < 150 ? 'top' : 'bottom'];
    };
    const placement = 'bottomRight' as const;
    const set = cornerOf({ loadingIndicatorStyle: { placement, opacity: 1 } });
    return { byDefault: cornerOf({}), set };
  },
});
