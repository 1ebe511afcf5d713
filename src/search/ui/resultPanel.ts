/** The result panel of the search page's field: when it is open and which entry is active. Pure. */

/** The panel as the field sees it. */
export interface PanelState {
  readonly isOpen: boolean;
  /** Index of the active entry, -1 for none. */
  readonly active: number;
}

/** The panel closed. */
export const closedPanel: PanelState = { isOpen: false, active: -1 };

/** What happens to the field. */
export type PanelEvent =
  /** The reader types; the panel opens as soon as there are results. */
  | { readonly type: 'typed' }
  | { readonly type: 'arrow'; readonly direction: 1 | -1; readonly entries: number }
  | { readonly type: 'hovered'; readonly index: number }
  | { readonly type: 'closed' };

/** The panel after an event. Arrows open it, and run in a circle through the entries and the field. */
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
