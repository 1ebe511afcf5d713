/** Remark plugin for API pages. Renders the statements about each name as a collapsed list. */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import type { StatementList } from '@reveal-docs/api-reference/pages';
import type { Ground } from '@reveal-docs/statements/check';
import { checkedList, importCheckedList } from './checkedList';

export interface ApiStatementsOptions {
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
}

const placeholder = /^<div data-statements="([^"]+)"><\/div>$/;

/** Creates the plugin, for `remarkPlugins`. */
export default function apiStatements({ baseUrl }: ApiStatementsOptions): Transformer<Root> {
  return (root: Root) => {
    let hasLists = false;
    root.children = root.children.map((child) => {
      const data = child.type === 'html' ? placeholder.exec(child.value)?.[1] : undefined;
      if (data === undefined) return child;
      hasLists = true;
      const { grounds, summary, most } = JSON.parse(
        decodeURIComponent(data),
      ) as StatementList<Ground>;
      return checkedList(grounds, summary, baseUrl, most);
    });
    if (hasLists) importCheckedList(root);
  };
}
