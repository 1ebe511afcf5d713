/** Attempts by other sites to show a page in a frame, where the other site could cover the page's buttons. */
import type { Frame, Locator, Page } from '@playwright/test';
import { searchField } from '../support';
import type { Attack } from './attack';

/** A page on another site that frames a page of this site. */
export interface FramedPage {
  /** The page on the other site. */
  readonly page: Page;
  readonly frame: Frame;
  /** The framed site's base URL. */
  readonly site: string;
}

export interface FramingAttack extends Attack {
  /** Host of the framed site. `byPath` omits page headers only for the not-found page. `plain` always omits them. */
  readonly host: 'byPath' | 'plain';
  /** Path of the framed page, relative to the base. */
  readonly path: string;
  readonly attributes?: string;
  /** Clicks in the frame, as a reader would. If the defense works, the element to click doesn't exist. */
  press?(framed: FramedPage): Promise<void>;
  /** Navigates the frame without a click. */
  navigate?(framed: FramedPage): Promise<void>;
  /** Locates the element that shows that the attack succeeded. */
  gain(frame: Frame): Locator;
}

const guard = 'src/components/FrameGuard/index.tsx#if (isFramed !== true';
const paths = 'src/components/FrameGuard/framing.ts#isEmbedPath';
const mark = "static/embed.js#'docsIsEmbed'";

const heading = (name: string) => (frame: Frame) =>
  frame.getByRole('heading', { level: 1, name, exact: true });
const concepts = heading('Concepts');
const notFound = { host: 'byPath', path: 'docs/concept', before: 'succeeded' } as const;

async function pressSimilar({ frame }: FramedPage): Promise<void> {
  await frame.getByRole('main').getByRole('link', { name: 'Concepts' }).first().click();
  await concepts(frame).waitFor();
}

/** Navigates the frame without loading a new document, as the router does for Back and Forward. */
function route(frame: Frame, address: string): Promise<void> {
  return frame.evaluate((url) => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

export const framingAttacks: readonly FramingAttack[] = [
  {
    ...notFound,
    name: 'a not-found page whose link leads to a page',
    defends: guard,
    press: pressSimilar,
    gain: concepts,
  },
  {
    ...notFound,
    name: 'a not-found page whose search leads to a page',
    defends: guard,
    async press({ frame, page }) {
      const bar = frame.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('button', { name: /^Search/ }).click();
      await searchField(frame).fill('concepts');
      await frame.locator('.DocSearch-Hit a').first().waitFor();
      await page.keyboard.press('Enter');
    },
    gain: (frame) => frame.locator('article h1'),
  },
  {
    ...notFound,
    name: 'Back to a page that a link of a not-found page led to',
    defends: guard,
    async press(framed) {
      await pressSimilar(framed);
      await framed.frame.getByRole('navigation', { name: 'Main' }).getByText('Examples').click();
      await concepts(framed.frame).waitFor({ state: 'detached' });
      await framed.page.evaluate(() => window.history.back());
    },
    gain: concepts,
  },
  {
    ...notFound,
    name: 'another fragment of a page that a link of a not-found page led to',
    defends: guard,
    async press(framed) {
      await pressSimilar(framed);
      const url = `${framed.site}docs/concepts#where-to-go-next`;
      // Only the fragment changes, so the browser keeps the document.
      await framed.page.evaluate((src) => {
        document.querySelector('iframe')?.setAttribute('src', src);
      }, url);
      await framed.frame.waitForURL(url);
    },
    gain: concepts,
  },
  {
    ...notFound,
    name: 'a not-found page that becomes the embed by a change of its path',
    defends: mark,
    navigate: ({ frame, site }) => route(frame, `${site}embed`),
    gain: heading('No example to show'),
  },
  {
    ...notFound,
    name: 'a not-found page at another spelling of the embed',
    defends: paths,
    path: 'EMBED',
    gain: heading('No example to show'),
  },
  {
    name: 'the embed that becomes another page by a change of its path',
    defends: paths,
    host: 'byPath',
    path: 'embed',
    before: 'succeeded',
    navigate: ({ frame, site }) => route(frame, `${site}docs/concepts`),
    gain: concepts,
  },
  {
    name: 'a page of a host without headers',
    defends: guard,
    host: 'plain',
    path: 'playground',
    before: 'succeeded',
    // The program starts automatically. Depending on its state, the button is Run or Stop.
    gain: (frame) => frame.getByRole('button', { name: /^(?:Run|Stop)$/ }).first(),
  },
  {
    name: 'an example’s page of a host without headers, which offers the reader’s own project',
    defends: guard,
    host: 'plain',
    path: 'docs/examples/cad-basic',
    before: 'succeeded',
    gain: (frame) => frame.getByRole('button', { name: 'More actions' }),
  },
  {
    name: 'a page of a host without headers, in a sandbox',
    defends: guard,
    host: 'plain',
    path: 'examples',
    attributes: 'sandbox="allow-scripts"',
    before: 'succeeded',
    gain: heading('Examples'),
  },
];
