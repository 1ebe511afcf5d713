/** Creates the frame's document: its policy, styles, an element for the viewer, and the boot script. */
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { panelStyle } from './panelStyle';

/** Source of the boot script, and its hash as used in a policy: `sha256-…`. */
export interface BootScript {
  readonly script: string;
  readonly hash: string;
}

/**
 * Returns the frame's policy. It blocks the network. It allows only scripts from the page (blob URLs, and the boot
 * script by its hash), and workers and images created from the page's responses. The page's own policy also applies in
 * the frame.
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
 * Returns the document for `srcdoc`. Because it isn't a separate file, it doesn't require a request and works offline,
 * and a host's headers (`X-Frame-Options`, `frame-ancestors`) don't apply to it. The sandbox attribute still makes its
 * origin opaque.
 */
export function frameDocument(input: {
  readonly title: string;
  /** Describes the view for readers who can't see it. */
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
<style>html,body,main,#viewer{margin:0;width:100%;height:100%;overflow:hidden}#viewer{position:relative}h1,h1+p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}${panelStyle}</style>
</head>
<body>
<main><h1>${escapeHtml(input.title)}</h1><p>${escapeHtml(input.description)}</p><div id="viewer"></div></main>
<script>${input.boot.script}</script>
</body>
</html>`;
}
