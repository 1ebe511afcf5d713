import type { ReactNode } from 'react';
import { useComposedText } from './useComposedText';
import filtered from './filteredPage.module.css';

interface Props {
  readonly question: string;
  readonly placeholder: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly children: ReactNode;
}

/** Form that filters a list. */
export function FilterForm({ question, placeholder, words, onWords, children }: Props): ReactNode {
  const field = useComposedText(words, onWords);
  return (
    <form className={filtered.filters} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className={filtered.words}>
        <span>{question}</span>
        <input type="search" maxLength={64} placeholder={placeholder} {...field} />
      </label>
      {children}
    </form>
  );
}
