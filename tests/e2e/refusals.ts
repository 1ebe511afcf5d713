import type { BrowserContext } from '@playwright/test';

/**
 * Records everything that a policy blocks in a context's pages and frames, as reported by violation events and console
 * messages.
 */
export async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const where = self === top ? 'page' : 'frame';
      console.error(`Content Security Policy: ${where}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}
