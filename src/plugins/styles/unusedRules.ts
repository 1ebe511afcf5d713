import postcss, { type Container, type Root } from 'postcss';
import { inlineConstants } from './constants';

const word = /[\w-]+/g;
const className = /\.((?:\\.|[\w-])+)/g;
/** Matches the arguments of `:not()`, `:is()`, `:where()` and `:has()`, nested up to two levels. */
const brackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Words in scripts. `beginnings` are words that end in a hyphen or an underscore. Scripts can create class names by
 * appending text to them.
 */
export interface Words {
  readonly all: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Minimum length of a beginning. Shorter beginnings, such as `--`, would match too many classes. */
const shortestBeginning = 4;

/** Collects the words of `texts`. */
export function wordsOf(texts: Iterable<string>): Words {
  const all = new Set<string>();
  for (const text of texts) for (const [found] of text.matchAll(word)) all.add(found);
  const beginnings = [...all].filter(
    (found) => found.length >= shortestBeginning && /[-_]$/.test(found),
  );
  return { all, beginnings };
}

/** Matches `:where(.name)` and `:is(.name)`, which require the class just as `.name` does. */
const soleClass = /:(?:where|is)\((\.[\w-]+)\)/g;

/** Returns the classes that an element or its ancestors must have for a selector to match. */
export function neededClasses(selector: string): string[] {
  const plain = selector.replace(soleClass, '$1').replace(brackets, '');
  return [...plain.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function isKeyframe(parent: Container | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

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

/** Removes rules and at-rules with an empty block. Keeps at-rules without a block, because they order the layers. */
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
  /** The remaining style sheets, by name. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly dropped: readonly string[];
}

/**
 * Matches the theme's classes for lists of tags. The theme's scripts contain these classes, but no page of this site
 * has tags. If a page adds tags, the build fails.
 */
const tagClass = /^tag(?:WithCount|Regular)?_/;

/**
 * Removes rules for classes that don't occur in any of the site's scripts, and inlines constants. The scripts contain
 * all components and pages, so pages can't use other classes.
 */
export function withoutUnused(sheets: ReadonlyMap<string, string>, words: Words): Cut {
  const isKnown = (name: string) =>
    !tagClass.test(name) &&
    (words.all.has(name) || words.beginnings.some((beginning) => name.startsWith(beginning)));
  const roots = new Map([...sheets].map(([name, css]) => [name, postcss.parse(css)]));
  const dropped = [...roots.values()].flatMap((root) =>
    dropSelectors(root, (selector) => neededClasses(selector).every(isKnown)),
  );
  inlineConstants([...roots.values()], words);
  for (const root of roots.values()) dropEmpty(root);
  return {
    sheets: new Map([...roots].map(([name, root]) => [name, root.toString()])),
    dropped: [...new Set(dropped)],
  };
}

/** Returns the removed selectors that could match on a page with these classes. */
export function droppedSelectorsOn(
  classes: ReadonlySet<string>,
  dropped: readonly string[],
): string[] {
  return dropped.filter((selector) => neededClasses(selector).every((name) => classes.has(name)));
}
