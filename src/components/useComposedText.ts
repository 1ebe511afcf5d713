import { useState, type ChangeEvent, type CompositionEvent } from 'react';

interface FieldProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Returns props for a text field that calls `onText` for each change. While an input method composes a character, waits
 * until the character is complete. If the field's value were set earlier, the intermediate characters would also be
 * entered.
 */
export function useComposedText(text: string, onText: (text: string) => void): FieldProps {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? text,
    onChange: ({ target, nativeEvent }) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value);
      else onText(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined);
      onText(currentTarget.value);
    },
  };
}
