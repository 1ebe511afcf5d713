import type { PhrasingContent, RootContent } from 'mdast';
import type { Tested } from '../../plugins/starters/tested';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { text } from '../nodes';
import { element } from './elementNodes';

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function nameVersions(versions: Tested['versions']): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

const notTested = 'Not tested yet';

export interface CardStarter {
  readonly name: string;
  /** Subject of the starter's page, such as `Vue`. */
  readonly title: string;
  readonly tested: Tested | undefined;
}

/** Returns a sentence with the date and the releases of a starter's test. */
export function testedSentence(tested: Tested | undefined): string {
  if (tested === undefined) return notTested;
  const { versions, date } = tested;
  return `Tested with ${nameVersions(versions)} on ${date}.`;
}

/** Packages that all starters use. Cards list only the releases of the other packages. */
const sharedPackages = ['@cognite/reveal', 'three', '@cognite/sdk'];

function describe({ versions, scriptBytes, firstPictureMs }: Tested): string[] {
  const own = Object.entries(versions).filter(([name]) => !sharedPackages.includes(name));
  return [
    nameVersions(Object.fromEntries(own)),
    `${formatBytes(scriptBytes)} of scripts, ${formatSeconds(firstPictureMs)} to first picture`,
  ];
}

/** Renders a card for each starter: its link, and the releases, script size and loading time from its test. */
export function starterCards(starters: readonly CardStarter[]): RootContent {
  const cards = starters.map(({ name, title, tested }) => {
    const link: PhrasingContent = {
      type: 'link',
      url: `/starters/${name}`,
      children: [text(title.charAt(0).toUpperCase() + title.slice(1))],
    };
    const facts = tested === undefined ? [notTested] : describe(tested);
    const lines = [link, ...facts.map(text)];
    return element(
      'li',
      {},
      lines.map((line) => ({ type: 'paragraph', children: [line] })),
    );
  });
  return element('ul', { className: 'starter-cards' }, cards);
}
