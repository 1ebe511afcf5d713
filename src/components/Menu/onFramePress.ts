/**
 * Calls a function when the reader clicks or taps in a frame. No event reports this to the page,
 * but the frame receives the focus. Returns a function that removes the listener.
 */
export function onFramePress(listener: () => void): () => void {
  const onBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener();
  };
  window.addEventListener('blur', onBlur);
  return () => window.removeEventListener('blur', onBlur);
}
