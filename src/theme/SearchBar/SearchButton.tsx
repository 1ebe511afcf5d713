import { translate } from '@docusaurus/Translate';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';

interface Props {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The reader is about to open search: pointer or focus is on the button. */
  readonly onIntent: () => void;
}

function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

const noChanges = () => () => undefined;

/** The platform's name of the shortcut; nothing before the browser is known. */
function useModifierKey(): string | undefined {
  return useSyncExternalStore(
    noChanges,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}

/**
 * Opens search; shows its shortcut as the reader's platform writes it. Named by its label, which stays for screen
 * readers where there is room for the icon only: a name apart would have to repeat the shortcut (WCAG 2.5.3).
 */
export function SearchButton({ buttonRef, isOpen, onOpen, onIntent }: Props): ReactNode {
  const modifier = useModifierKey();
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return (
    <button
      type="button"
      ref={buttonRef}
      className="search-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onOpen}
      onFocus={onIntent}
      onMouseEnter={onIntent}
      onTouchStart={onIntent}
    >
      <svg className="search-button__icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <span className="search-button__label">{label}</span>
      <span className="search-button__keys" aria-hidden>
        {modifier !== undefined && (
          <>
            <kbd>{modifier}</kbd>
            <kbd>K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
