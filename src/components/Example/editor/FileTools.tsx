import { useState, type ReactNode } from 'react';
import { MoreIcon, PlusIcon } from '@site/src/components/Menu/icons';
import { Menu } from '@site/src/components/Menu/Menu';
import { Popover } from '@site/src/components/Menu/Popover';
import { FileMessage } from './FileMessage';
import { NameForm } from './NameForm';
import { useFileTools, type FileForm, type FileToolsInput } from './useFileTools';
import styles from './styles.module.css';

/**
 * Buttons that add, rename, and delete files. After deleting a file, readers can restore it until their next action.
 */
export function FileTools(props: FileToolsInput): ReactNode {
  const { own, form, ...tools } = useFileTools(props);
  /** Element that had focus before the form opened. It gets focus back if the reader cancels. */
  const [opener, setOpener] = useState<HTMLElement>();
  const opening = (next: FileForm) => () => {
    // The clicked button has focus. If the reader clicked a menu item, the menu has already moved focus to its own
    // button.
    const { activeElement } = document;
    setOpener(activeElement instanceof HTMLElement ? activeElement : undefined);
    tools.open(next);
  };
  const isFirst = own?.file === props.files[0]?.file;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.iconButton}
        aria-label="New file"
        title="New file"
        aria-expanded={form === 'add'}
        onClick={opening('add')}
      >
        <PlusIcon />
      </button>
      {own !== undefined && (
        <Menu
          label="File actions"
          hasChevron={false}
          groups={[
            {
              items: [
                { label: `Rename ${own.file}…`, onSelect: opening('rename') },
                {
                  label: `Delete ${own.file}`,
                  note: isFirst ? 'This file starts the program' : undefined,
                  disabled: isFirst,
                  onSelect: () => tools.remove(own),
                },
              ],
            },
          ]}
        >
          <MoreIcon />
        </Menu>
      )}
      {form !== undefined && opener !== undefined && (
        <Popover
          key={form}
          title={form === 'add' ? 'New file' : 'Rename file'}
          opener={opener}
          close={() => tools.open(undefined)}
        >
          <NameForm
            label={form === 'add' ? 'Name of the new file' : `New name for ${own?.file ?? ''}`}
            initial={form === 'add' ? '' : (own?.file ?? '')}
            action={form === 'add' ? 'Add' : 'Rename'}
            submit={form === 'add' ? tools.add : tools.rename}
            close={(isTaken) => {
              tools.open(undefined);
              // If the name was accepted, focus moves to the file instead.
              if (!isTaken) opener.focus();
            }}
          />
        </Popover>
      )}
      <FileMessage {...tools} />
    </div>
  );
}
