import type { Declaration, Root } from 'postcss';
import type { Words } from './unusedRules';

/** Matches keywords that have a different meaning in a variable than in a property. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer)?$/i;
const read = /var\(\s*(--[\w-]+)/g;

/**
 * Returns whether a declaration applies to all pages. Its selector must be `:root`, and only `@layer` can surround its
 * rule. Excludes important declarations.
 */
function isForAll({ parent, important }: Declaration): boolean {
  if (important || parent?.type !== 'rule' || !('selector' in parent)) return false;
  let around = parent.parent;
  while (around?.type === 'atrule' && 'name' in around && around.name === 'layer') {
    around = around.parent as typeof around;
  }
  return parent.selector === ':root' && around?.type === 'root';
}

function soleDeclarations(roots: readonly Root[]): Declaration[] {
  const declarations = new Map<string, Declaration | undefined>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      declarations.set(prop, declarations.has(prop) ? undefined : declaration);
    });
  }
  return [...declarations.values()].filter((declaration) => declaration !== undefined);
}

/** Replaces uses of a variable with a constant. Adds a space where two words would merge. */
function replaceVariable(value: string, name: string, constant: string): string {
  let result = value;
  for (let from = 0; ;) {
    const start = result.indexOf(`var(${name}`, from);
    if (start === -1) return result;
    const behindName = result[start + 4 + name.length];
    if (behindName !== ')' && behindName !== ',') {
      from = start + 4;
      continue;
    }
    let end = start + 4;
    for (let depth = 1; depth > 0; end += 1) {
      if (result[end] === '(') depth += 1;
      if (result[end] === ')') depth -= 1;
    }
    const before = result.slice(0, start);
    const behind = result.slice(end);
    const gap = /[\w%)#.-]$/.test(before) ? ' ' : '';
    result = `${before}${gap}${constant}${/^[\w#.(-]/.test(behind) ? ' ' : ''}${behind}`;
    from = before.length + gap.length + constant.length;
  }
}

/** Returns whether a declaration is in a cascade layer and applies to the root element, at least in one color mode. */
function isLayeredForRoot({ parent, important }: Declaration): boolean {
  if (important || parent?.type !== 'rule' || !('selectors' in parent)) return false;
  const layer = parent.parent;
  const isLayered = layer?.type === 'atrule' && 'name' in layer && layer.name === 'layer';
  return (
    isLayered && parent.selectors.every((name) => /^(?::root|html)(?:\[[^\]]*\])?$/.test(name))
  );
}

/**
 * Removes the framework's declarations of variables that this site also declares for all pages. The framework's
 * declarations are in layers, so this site's rules outside of layers always override them.
 */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  const layered: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (isLayeredForRoot(declaration)) layered.push(declaration);
    else if (isForAll(declaration)) own.add(declaration.prop);
  });
  for (const declaration of layered) if (own.has(declaration.prop)) declaration.remove();
}

/**
 * Inlines each variable that has only one declaration, which applies to all pages. Removes unused variables. Keeps
 * variables whose names occur in the scripts (`words`), because scripts can set them.
 */
export function inlineConstants(roots: readonly Root[], words: Words): void {
  for (const root of roots) dropOverridden(root);
  for (let changed = true; changed;) {
    changed = false;
    for (const declaration of soleDeclarations(roots)) {
      const { prop, value } = declaration;
      if (value.includes('var(') || keywords.test(value.trim()) || words.all.has(prop)) continue;
      if (!isForAll(declaration)) continue;
      const readers: Declaration[] = [];
      for (const root of roots) {
        root.walkDecls((reader) => {
          if ([...reader.value.matchAll(read)].some(([, name]) => name === prop)) {
            readers.push(reader);
          }
        });
      }
      for (const reader of readers) reader.value = replaceVariable(reader.value, prop, value);
      declaration.remove();
      changed = true;
    }
  }
}
