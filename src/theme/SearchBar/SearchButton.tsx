import { translate } from '@docusaurus/Translate';
import type { ReactNode, Ref } from 'react';
import { useModifierKey } from '@site/src/components/useModifierKey';

interface Props {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Called when the pointer or focus reaches the button, which means that the reader might open search. */
  readonly onIntent: () => void;
}

/**
 * The button that opens search. It shows the shortcut for the reader's platform. The visible label is also the
 * accessible name, because a separate name would have to repeat the shortcut (WCAG 2.5.3).
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
