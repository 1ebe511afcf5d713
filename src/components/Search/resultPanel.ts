export interface PanelState {
  readonly isOpen: boolean;
  /** Index of the active entry, or -1 if no entry is active. */
  readonly active: number;
}

export const closedPanel: PanelState = { isOpen: false, active: -1 };

export type PanelEvent =
  /** The reader typed in the field. The panel opens if there are results. */
  | { readonly type: 'typed' }
  | { readonly type: 'arrow'; readonly direction: 1 | -1; readonly entries: number }
  | { readonly type: 'hovered'; readonly index: number }
  | { readonly type: 'closed' };

/** Returns the panel's state after an event. Arrow keys open the panel, and cycle through the entries and the field. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'typed':
      return { isOpen: true, active: -1 };
    case 'hovered':
      return { ...state, active: event.index };
    case 'closed':
      return closedPanel;
    case 'arrow': {
      if (event.entries === 0) return state;
      if (!state.isOpen)
        return { isOpen: true, active: event.direction === 1 ? 0 : event.entries - 1 };
      const positions = event.entries + 1;
      const position = (state.active + 1 + event.direction + positions) % positions;
      return { isOpen: true, active: position - 1 };
    }
  }
}
