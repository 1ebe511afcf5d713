// Change: (wrapped) a category that can't collapse and has no page is a heading. The theme renders it as a link without
// a URL, which receives keyboard focus. Long names can break at zero-width spaces. The label can't contain elements,
// because it's also the value of an attribute. On upgrade: check that such a category is still a list item with a
// nested list.
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { namePieces } from '@reveal-docs/shared/breakNames';

export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  // Pass these props one by one. If all props were passed, the list would pass this `item` and `index` on to each of
  // its items.
  const { item, level, activePath, onItemClick, tabIndex } = props;
  if (item.collapsible || item.href !== undefined) {
    const label = namePieces(item.label).join('\u200b');
    return <OriginalCategory {...props} item={{ ...item, label }} />;
  }
  return (
    <li className="menu__list-item">
      <div className="menu__heading">{item.label}</div>
      <ul className="clean-list">
        <DocSidebarItems
          items={item.items}
          level={level + 1}
          activePath={activePath}
          onItemClick={onItemClick}
          tabIndex={tabIndex}
        />
      </ul>
    </li>
  );
}
