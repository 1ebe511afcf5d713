import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'From the size of an element to the rendered pixels',
  description:
    'An element on a phone is 390 by 800 CSS pixels. Multiplied by the pixel ratio of the screen, here 3, that is 1,170 by ' +
    '2,400 pixels, or 2.8 million. The limit on a phone is 1.4 million divided by the pixel ratio, about 467,000. Because ' +
    'the screen exceeds the limit, the canvas has only as many pixels as the limit allows, in the same shape: about 477 by ' +
    '978 pixels. The browser stretches the canvas over the element.',
  restsOn: ['rendering/canvas-size', 'rendering/resolution-phone', 'rendering/resolution-limit'],
  boxes: {
    element: { title: 'Element', lines: ['390 × 800 CSS pixels'] },
    screen: { title: 'Screen', lines: ['× ratio 3:', '2.8 million pixels'] },
    limit: { tone: 'accent', title: 'Limit', lines: ['1.4 million ÷ 3:', '467,000 pixels'] },
    canvas: { title: 'Canvas', lines: ['477 × 978 pixels'] },
  },
  arrows: [
    { from: 'element', to: 'screen' },
    { from: 'screen', to: 'limit' },
    { from: 'limit', to: 'canvas' },
  ],
  wide: {
    height: 118,
    places: {
      element: [14, 18, 142, 82],
      screen: [192, 18, 142, 82],
      limit: [370, 18, 142, 82],
      canvas: [548, 18, 142, 82],
    },
  },
  narrow: {
    height: 392,
    places: {
      element: [40, 14, 260, 60],
      screen: [40, 110, 260, 74],
      limit: [40, 220, 260, 74],
      canvas: [40, 330, 260, 50],
    },
  },
});
