/** Opens a URL of this site in a new tab, as a link would. */
export function openInNewTab(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
