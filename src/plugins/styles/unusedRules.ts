/** Which rules of a style sheet the site has no use for. Pure. */
import postcss, { type Container, type Root } from 'postcss';
import { inlineConstants } from './constants';

/** What may be a class: a word of letters, digits, hyphens and underscores. */
const word = /[\w-]+/g;
const className = /\.((?:\\.|[\w-])+)/g;
/** What stands between the brackets of `:not()`, `:is()`, `:where()` and `:has()`, up to two of them deep. */
const brackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const readVariable = /var\(\s*(--[\w-]+)/g;

/** All words of scripts, and those that end in a hyphen or an underscore: beginnings of classes put together later. */
export interface Words {
  readonly all: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Fewer letters than this, such as `--` itself, begin too much to say anything. */
const shortestBeginning = 4;

/** Reads the words of `texts`. */
export function wordsOf(texts: Iterable<string>): Words {
  const all = new Set<string>();
  for (const text of texts) for (const [found] of text.matchAll(word)) all.add(found);
  const beginnings = [...all].filter(
    (found) => found.length >= shortestBeginning && /[-_]$/.test(found),
  );
  return { all, beginnings };
}

/** The classes that an element must have, or one around it, for a selector to meet it. */
export function neededClasses(selector: string): string[] {
  const plain = selector.replace(brackets, '');
  return [...plain.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function isKeyframe(parent: Container | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** Takes the selectors out that `isUsed` does not keep; returns those. */
function dropSelectors(root: Root, isUsed: (selector: string) => boolean): string[] {
  const dropped: string[] = [];
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent as Container | undefined)) return;
    const kept = rule.selectors.filter(isUsed);
    dropped.push(...rule.selectors.filter((selector) => !kept.includes(selector)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return dropped;
}

/** Takes declarations of variables out that nothing reads, until none is left. */
function dropVariables(roots: readonly Root[], words: Words): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set<string>();
    for (const root of roots) {
      root.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(readVariable)) read.add(name);
      });
    }
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (read.has(declaration.prop) || words.all.has(declaration.prop)) return;
        declaration.remove();
        removed = true;
      });
    }
  }
}

/** Rules without declarations, and blocks such as `@media` without rules. An order of layers has no block. */
function dropEmpty(root: Root): void {
  for (let removed = true; removed;) {
    removed = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        removed = true;
      }
    });
  }
}

export interface Cut {
  /** The style sheets as they are left, by their names. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Selectors that were taken out. */
  readonly dropped: readonly string[];
}

/**
 * Takes out of the style sheets of one site the rules for classes that none of its scripts names, and variables that
 * nothing reads. The scripts hold every component and every page, so what they do not name no page can have.
 */
export function withoutUnused(sheets: ReadonlyMap<string, string>, words: Words): Cut {
  const isKnown = (name: string) =>
    words.all.has(name) || words.beginnings.some((beginning) => name.startsWith(beginning));
  const roots = new Map([...sheets].map(([name, css]) => [name, postcss.parse(css)]));
  const dropped = [...roots.values()].flatMap((root) =>
    dropSelectors(root, (selector) => neededClasses(selector).every(isKnown)),
  );
  dropVariables([...roots.values()], words);
  inlineConstants([...roots.values()], words);
  for (const root of roots.values()) dropEmpty(root);
  return {
    sheets: new Map([...roots].map(([name, root]) => [name, root.toString()])),
    dropped: [...new Set(dropped)],
  };
}

/** Of selectors that were taken out, those that could meet something on a page with these classes. */
export function lostOn(classes: ReadonlySet<string>, dropped: readonly string[]): string[] {
  return dropped.filter((selector) => neededClasses(selector).every((name) => classes.has(name)));
}
