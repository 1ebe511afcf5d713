// For the page that other sites frame: its colors before the first picture, from its address, else as the reader's
// system has them. Nothing is read of the browser's storage. It is a file because pages allow no inline script.
const theme = new URLSearchParams(location.search).get('theme');
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme =
  theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light';
