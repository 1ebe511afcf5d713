/** The frame's document: its policy, its one element for the viewer, and the boot script. */

/**
 * What the frame may do. It has no network: only scripts that the page handed over (blob URLs, and the two
 * inline ones by nonce), workers and images made of what the page answered. What a script imports inherits its
 * nonce, so the boot script takes the nonce away again before the program starts.
 */
function framePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'wasm-unsafe-eval' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'connect-src data: blob:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A value for one document, unknown to whatever a program could have prepared. */
export function createNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The document as a `srcdoc`. It is no file of its own, so that it needs no request, no header of a host
 * reaches it (`X-Frame-Options`, `frame-ancestors`), and a start works offline; the sandbox attribute makes its
 * origin opaque all the same.
 */
export function frameDocument(input: {
  readonly title: string;
  /** What the view shows, for readers who do not see it. */
  readonly description: string;
  readonly boot: string;
  readonly nonce: string;
}): string {
  const boot = input.boot.replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(input.nonce)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(input.title)}</title>
<style>html,body,main,#viewer{margin:0;width:100%;height:100%;overflow:hidden}#viewer{position:relative}h1,h1+p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}</style>
</head>
<body>
<main><h1>${escapeHtml(input.title)}</h1><p>${escapeHtml(input.description)}</p><div id="viewer"></div></main>
<script nonce="${input.nonce}">${boot}</script>
</body>
</html>`;
}
