// Change: (wrapped) renders what depends on the color mode after the page shows it. The theme's
// context renders all code blocks again at each press, although their colors come from the CSS. On
// upgrade: `onChange` still changes the attributes of <html> at once.
import { startTransition, useOptimistic, type ReactNode } from 'react';
import OriginalToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

/** The button that switches between color modes. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  // The button itself must show its new state immediately, so that the next press reads it.
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
