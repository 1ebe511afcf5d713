import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'The alias merges two copies of three.js',
  description:
    'Without the alias, your code imports the ES module of three.js, and the viewer requires its CommonJS file. These are ' +
    'two separate copies. With the alias, both use the ES module, so there is only one copy.',
  restsOn: [],
  boxes: {
    without: { tone: 'group', title: 'Without the alias' },
    codeA: { title: 'Your code' },
    viewerA: { title: 'Viewer' },
    moduleA: { tone: 'dashed', title: 'ES module', lines: ['of three.js'] },
    commonA: { tone: 'dashed', title: 'CommonJS', lines: ['of three.js'] },
    with: { tone: 'group', title: 'With the alias' },
    codeB: { title: 'Your code' },
    viewerB: { title: 'Viewer' },
    moduleB: { tone: 'accent', title: 'ES module', lines: ['of three.js, for both'] },
  },
  arrows: [
    { from: 'codeA', to: 'moduleA', label: '`import`' },
    { from: 'viewerA', to: 'commonA', label: '`require`' },
    { from: 'codeB', to: 'moduleB', label: '`import`' },
    { from: 'viewerB', to: 'moduleB', label: '`require`' },
  ],
  wide: {
    height: 228,
    places: {
      without: [14, 14, 332, 200],
      codeA: [28, 48, 140, 40],
      viewerA: [192, 48, 140, 40],
      moduleA: [28, 144, 140, 56],
      commonA: [192, 144, 140, 56],
      with: [358, 14, 332, 200],
      codeB: [372, 48, 140, 40],
      viewerB: [536, 48, 140, 40],
      moduleB: [372, 144, 304, 56],
    },
  },
  narrow: {
    height: 420,
    places: {
      without: [10, 10, 320, 194],
      codeA: [22, 42, 140, 38],
      viewerA: [178, 42, 140, 38],
      moduleA: [22, 128, 140, 64],
      commonA: [178, 128, 140, 64],
      with: [10, 216, 320, 194],
      codeB: [22, 248, 140, 38],
      viewerB: [178, 248, 140, 38],
      moduleB: [22, 334, 296, 64],
    },
  },
});
