import { escapeHtml } from '../../text/escapeHtml';
/** The frame's document: its policy, its one element for the viewer, and the boot script. */

/** The boot script, as it stands in the document, and its hash as a policy names it: `sha256-…`. */
export interface BootScript {
  readonly script: string;
  readonly hash: string;
}

/**
 * What the frame may do. It has no network: only scripts that the page handed over (blob URLs, and the boot script
 * by its hash), workers and images made of what the page answered. The page's own policy holds in the frame too.
 */
function framePolicy({ hash }: BootScript): string {
  return [
    "default-src 'none'",
    `script-src '${hash}' 'wasm-unsafe-eval' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'connect-src data: blob:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
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
  readonly boot: BootScript;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(input.boot)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(input.title)}</title>
<style>html,body,main,#viewer{margin:0;width:100%;height:100%;overflow:hidden}#viewer{position:relative}h1,h1+p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}</style>
</head>
<body>
<main><h1>${escapeHtml(input.title)}</h1><p>${escapeHtml(input.description)}</p><div id="viewer"></div></main>
<script>${input.boot.script}</script>
</body>
</html>`;
}
