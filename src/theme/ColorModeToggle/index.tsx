// Change: (wrapped) after a click, the page shows the new mode before components that depend on it render. The theme's
// context rerenders all code blocks after each click, although the CSS determines their colors. On upgrade: check that
// `onChange` still changes the attributes of <html> immediately.
import { startTransition, useOptimistic, type ReactNode } from 'react';
import OriginalToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  // The button must show its new state immediately, because the next click starts from that state.
  const [value, showValue] = useOptimistic(props.value);
  return (
    <OriginalToggle
      {...props}
      value={value}
      onChange={(choice: Props['value']) =>
        startTransition(() => {
          showValue(choice);
          props.onChange(choice);
        })
      }
    />
  );
}
