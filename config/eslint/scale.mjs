/**
 * Checks that font sizes, spacing, radii, weights and colors come from the custom properties in `src/css/tokens.css`,
 * and that breakpoints come from a fixed list. Any other value needs a comment that disables the rule and explains why.
 */

const scales = [
  { properties: /^font(?:-size)?$|^--[\w-]*font-size$/, use: '--text-*' },
  {
    properties: /^(?:margin|padding|gap|row-gap|column-gap)\b|^--[\w-]*(?:padding|margin|spacing)/,
    use: '--space-*',
  },
  { properties: /^border-[\w-]*radius$|^--[\w-]*radius$/, use: '--radius-*' },
];
/** Units that are relative to the text or the container, and therefore allowed outside the scale. */
const ownUnits = new Set(['ch', '%', 'fr', 'vh', 'vw', 'dvh']);
const colorFunctions = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
]);
const rawSize = /(?<![\w-])\d*\.?\d+(?:px|rem|em)\b/;
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\bok?l(?:ab|ch)\(/i;
const breakpoints = new Set(['600px', '997px', '1440px']);

const isDefinition = (file) => /(?:^|[\\/])src[\\/]css[\\/]tokens\.css$/.test(file);

function* nodesIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each);
    return;
  }
  if (typeof node.type !== 'string') return;
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'loc') yield* nodesIn(value);
  }
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      size: '{{value}} is outside the scale. Use {{use}} from src/css/tokens.css.',
      weight: '{{value}} is outside the scale. Use --weight-* from src/css/tokens.css.',
      color: 'Define the color {{value}} in src/css/tokens.css, where its contrast is checked.',
      breakpoint: '{{value}} is not a breakpoint. Use {{use}}, with < or >=.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node, messageId, use = '') =>
      context.report({ loc: node.loc, messageId, data: { value: sourceCode.getText(node), use } });

    return {
      Declaration(node) {
        if (isDefinition(context.filename)) return;
        const scale = scales.find(({ properties }) => properties.test(node.property));
        for (const part of nodesIn(node.value)) {
          if (part.type === 'Raw') {
            // The parser doesn't split the values of custom properties into nodes.
            if (scale && rawSize.test(part.value)) report(part, 'size', scale.use);
            else if (rawColor.test(part.value)) report(part, 'color');
          } else if (
            part.type === 'Hash' ||
            (part.type === 'Function' && colorFunctions.has(part.name))
          ) {
            report(part, 'color');
          } else if (scale && part.type === 'Dimension' && !ownUnits.has(part.unit)) {
            report(part, 'size', scale.use);
          } else if (node.property === 'font-weight' && part.type === 'Number') {
            report(part, 'weight');
          }
        }
      },
      Atrule(node) {
        if (node.name !== 'media') return;
        for (const part of nodesIn(node.prelude)) {
          const isWidth = part.type === 'Dimension' && !breakpoints.has(sourceCode.getText(part));
          if (isWidth) report(part, 'breakpoint', [...breakpoints].join(', '));
        }
      },
    };
  },
};
