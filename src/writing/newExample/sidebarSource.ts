import ts from 'typescript';

interface Category {
  readonly label: string;
  readonly items: ts.ArrayLiteralExpression;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Returns the categories that list example pages, in order. */
function exampleCategories(source: ts.SourceFile): Category[] {
  const categories: Category[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const label = propertyOf(node, 'label');
      const items = propertyOf(node, 'items');
      if (label !== undefined && ts.isStringLiteral(label) && items !== undefined) {
        const isExamples =
          ts.isArrayLiteralExpression(items) &&
          items.elements.some(
            (item) => ts.isStringLiteral(item) && item.text.startsWith('examples/'),
          );
        if (isExamples) categories.push({ label: label.text, items });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return categories;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true);
}

/**
 * Returns the text of `sidebars.ts` with a page added to the end of a category of examples. If the category doesn't
 * exist, throws an error that lists the existing categories.
 */
export function addToSidebar(text: string, page: string, label: string): string {
  const categories = exampleCategories(parse(text));
  const category = categories.find((candidate) => candidate.label === label);
  if (category === undefined) {
    const known = categories.map((candidate) => `"${candidate.label}"`).join(', ');
    throw new Error(
      `sidebars.ts has no example category "${label}". Available categories: ${known}.`,
    );
  }
  const last = category.items.elements.at(-1);
  const at = last?.getEnd() ?? category.items.getStart() + 1;
  return `${text.slice(0, at)}, '${page}'${text.slice(at)}`;
}
