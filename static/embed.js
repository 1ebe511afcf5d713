// For the page that other sites frame. Its colors come before the first picture: from its address, else as the reader's
// system has them. And what the browser stores for this site is out of reach, for reading and for writing: nothing of
// this page or of its libraries can get at it. It is a file because pages allow no inline script.
const theme = new URLSearchParams(location.search).get('theme');
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme =
  theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light';
for (const name of ['localStorage', 'sessionStorage']) {
  // Where a browser has none of these, libraries expect as much.
  Object.defineProperty(window, name, { value: null });
}
// Only this document may be shown in another site's frame (src/components/FrameGuard).
Object.defineProperty(window, 'docsIsEmbed', { value: true });
