/**
 * Calls `listener` when the reader clicks or taps in a frame. The page doesn't receive these clicks, but its window
 * loses focus to the frame. Returns a function that removes the listener.
 */
export function onFramePress(listener: () => void): () => void {
  const onBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener();
  };
  window.addEventListener('blur', onBlur);
  return () => window.removeEventListener('blur', onBlur);
}
