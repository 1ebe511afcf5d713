/** Creates the frame's document: its policy, styles, an element for the viewer, and the boot script. */
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { panelStyle } from './panelStyle';

/** Source of the boot script, and its hash in the format of a policy: `sha256-…`. */
export interface BootScript {
  readonly script: string;
  readonly hash: string;
}

/**
 * Returns the frame's policy, which blocks the network. The only scripts that it allows are the boot script, by its
 * hash, and scripts from blob URLs. Images, workers and requests can use only `blob:` and `data:` URLs. The page's own
 * policy also applies in the frame.
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
 * Returns the document for the `srcdoc` attribute. It isn't a separate file, so it works offline, and a host's headers
 * (`X-Frame-Options`, `frame-ancestors`) don't apply to it. The `sandbox` attribute still makes its origin opaque.
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
