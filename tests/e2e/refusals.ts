/** Records what the Content Security Policy blocks. */
import type { BrowserContext } from '@playwright/test';

/**
 * Records everything that the browser blocks in a context's pages and frames. Listens for violation
 * events, and reads the browser's console messages.
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
