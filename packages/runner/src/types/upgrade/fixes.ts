/** Creates the edits by which a rule fixes a problem in a file. */
import ts from 'typescript';
import type { TextEdit, UpgradeRule } from './data';
import { findSpecifier, usesOfImport, withImport, withoutSpecifier } from './imports';
import type { Found } from './apiNames';
import { fillPattern, findAll, matchPattern, parsePattern, type Match } from './pattern';

function importsOf({ file }: Found, rule: UpgradeRule): TextEdit[] {
  return Object.entries(rule.imports ?? {}).flatMap(([local, source]) =>
    withImport(file, local, source),
  );
}

/**
 * Finds code that matches a pattern. Searches around the problem, inside it, and in the declaration that contains it.
 */
function* placesOf({ nodes, diagnostic, file }: Found, pattern: ts.Node): Generator<Match> {
  for (const node of nodes) {
    const captures = ts.isSourceFile(node) ? undefined : matchPattern(pattern, node);
    if (captures !== undefined) yield { node, captures };
  }
  const { start = 0, length = 0 } = diagnostic;
  const whole = nodes.find((node) => node.getEnd() >= start + length);
  const declaration = nodes.find(
    (node) => ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node),
  );
  for (const root of [whole, declaration]) {
    if (root !== undefined && root !== file) yield* findAll(root, pattern);
  }
}

function replacements(found: Found, rule: UpgradeRule): TextEdit[] {
  for (const { from, to } of rule.replace ?? []) {
    const pattern = parsePattern(from);
    const text = from.startsWith('{') ? to.replace(/^\{ ?| ?\}$/g, '') : to;
    const [first, ...others] =
      rule.everywhere === true ? findAll(found.file, pattern) : placesOf(found, pattern);
    if (first === undefined) continue;
    const all = rule.everywhere === true ? [first, ...others] : [first];
    return all.map(({ node, captures }) => ({
      from: node.getStart(found.file),
      to: node.getEnd(),
      text: fillPattern(text, captures),
    }));
  }
  return [];
}

function propertyEdit(found: Found, { name, value }: { name: string; value: string }): TextEdit[] {
  const declaration = found.nodes.find((node) => ts.isVariableDeclaration(node));
  const around = [declaration?.initializer, ...found.nodes].find(
    (node) => node !== undefined && ts.isObjectLiteralExpression(node),
  );
  if (around === undefined || !ts.isObjectLiteralExpression(around)) return [];
  const last = around.properties.at(-1);
  if (last === undefined) return [];
  const indent = /[ \t]*$/.exec(found.file.text.slice(0, last.getStart(found.file)))?.[0] ?? ' ';
  const isOnOwnLine = found.file.text
    .slice(0, last.getStart(found.file) - indent.length)
    .endsWith('\n');
  const text = isOnOwnLine ? `,\n${indent}${name}: ${value}` : `, ${name}: ${value}`;
  return [{ from: last.getEnd(), to: last.getEnd(), text }];
}

/**
 * Returns the edits that remove an import and its uses. Returns an empty list if the name is used outside expression
 * statements.
 */
function removal(found: Found, name: string): TextEdit[] {
  const { file, checker } = found;
  const specifier = findSpecifier(file, name);
  if (specifier === undefined) return [];
  const statements: ts.Node[] = [];
  for (const use of usesOfImport(file, specifier, checker)) {
    let node: ts.Node = use;
    while (!ts.isStatement(node)) node = node.parent;
    if (!ts.isExpressionStatement(node)) return [];
    statements.push(node);
  }
  return [
    withoutSpecifier(file, specifier),
    ...statements.map((node) => ({ from: node.getStart(file), to: node.getEnd(), text: '' })),
  ];
}

/** Returns a rule's edits for a problem, or undefined if the rule doesn't match the code. */
export function fixOf(
  found: Found,
  rule: UpgradeRule,
  name: string | undefined,
): readonly TextEdit[] | undefined {
  const { property, remove, imports, replace } = rule;
  if (remove === true) {
    const edits = name === undefined ? [] : removal(found, name);
    return edits.length === 0 ? undefined : edits;
  }
  if (property !== undefined) {
    const edits = propertyEdit(found, property);
    return edits.length === 0 ? undefined : edits;
  }
  if (replace !== undefined) {
    const edits = replacements(found, rule);
    return edits.length === 0 ? undefined : [...importsOf(found, rule), ...edits];
  }
  // A different module now exports the name.
  const specifier = name === undefined ? undefined : findSpecifier(found.file, name);
  if (imports === undefined || specifier === undefined) return undefined;
  const moved = Object.entries(imports).flatMap(([, source]) => {
    const local = specifier.name.text;
    const start = found.file.statements[0]?.getStart(found.file) ?? 0;
    return source.startsWith('* ')
      ? [{ from: start, to: start, text: `import * as ${local} from '${source.slice(2)}';\n` }]
      : [];
  });
  return [...moved, withoutSpecifier(found.file, specifier)];
}
