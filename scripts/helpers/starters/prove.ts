import type { Page } from '@playwright/test';
import { launchChromium } from '../chromium';
import type { ProofDemo } from './demo';
import { closeAndOpen, failAndRetry, openPage, pickPart } from './drive';
import { takePictures } from './picture';
import { watchPage } from './watch';

/** Small, because the software renderer is slow. */
const viewport = { width: 640, height: 420 };

export interface Measured {
  /** Milliseconds from navigation to the first picture of the model. */
  readonly firstPictureMs: number;
  /** Compressed size of the scripts that the page loads before the first picture, in bytes. */
  readonly scriptBytes: number;
}

const steps: readonly (readonly [string, (page: Page, demo: ProofDemo) => Promise<void>])[] = [
  ['clicking a part colors the part and shows its name', pickPart],
  [
    'the view can be closed and reopened five times, once while it loads, without leaks',
    closeAndOpen,
  ],
  ['Retry works after a 401 response', (page, demo) => failAndRetry(page, demo, 401, /sign/i)],
  [
    'Retry works after a request without a response',
    (page, demo) => failAndRetry(page, demo, 'drop', /npm run demo/),
  ],
  ['Retry works after a 503 response', (page, demo) => failAndRetry(page, demo, 503, /\S{3}/)],
];

export const checked: readonly string[] = [
  'the starter can be installed, tested and built in an empty folder',
  '`npm start` and `npm run preview` listen only on this machine, refuse malicious requests and unknown hosts, and send headers with every response',
  "the first picture appears under the starter's Content Security Policy",
  ...steps.map(([words]) => words),
  'the app runs without errors, policy violations, requests to other hosts, or requests without a token',
];

/**
 * Tests the page at `url`. Rejects with the name of the failed step and all problems that the page reported. If
 * `pictures` is true, takes the pictures of the starters' pages at the end.
 */
export async function proveInBrowser(
  url: string,
  demo: ProofDemo,
  pictures: boolean,
): Promise<Measured> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport });
    const watch = await watchPage(page, { origins: [url, demo.url], troubled: demo.troubled });
    const attempt = async <Result>(words: string, step: () => Promise<Result>): Promise<Result> => {
      const result = await step().catch(async (error: unknown) => {
        const said = error instanceof Error ? error.message : String(error);
        const mistakes = await watch.mistakes().catch(() => []);
        throw new Error([`${words}: ${said}`, ...mistakes].join('\n'), { cause: error });
      });
      const mistakes = await watch.mistakes();
      if (mistakes.length > 0) throw new Error([`${words}:`, ...mistakes].join('\n'));
      return result;
    };
    const firstPictureMs = await attempt('first picture', () => openPage(page, url));
    const scriptBytes = await watch.scriptBytes();
    for (const [words, step] of steps) await attempt(words, () => step(page, demo));
    if (pictures) await takePictures(page, url);
    if (demo.bare.length > 0) throw new Error(`Requests without a token: ${demo.bare.join(', ')}`);
    return { firstPictureMs: Math.round(firstPictureMs), scriptBytes };
  } finally {
    await browser.close();
  }
}
