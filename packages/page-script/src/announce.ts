let spoken: HTMLElement | undefined;

/** Announces a message to screen readers. */
export function announce(message: string): void {
  if (spoken === undefined) {
    spoken = document.createElement('div');
    spoken.setAttribute('role', 'status');
    spoken.style.cssText = 'position:fixed;clip-path:inset(50%)';
    document.body.append(spoken);
  }
  spoken.textContent = message;
}
