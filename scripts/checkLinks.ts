/** `npx tsx scripts/checkLinks.ts`: reports dead links in `scripts/prose/links.json`. Needs internet access. */
import { main } from './helpers/run';
import { findFault, readOutboundLinks } from './prose/links';

main(async () => {
  const links = readOutboundLinks();
  const faults = await Promise.all(links.map(({ address }) => findFault(address)));
  const dead = links.flatMap(({ address, purpose, found }, index) => {
    const fault = faults[index];
    return fault === undefined
      ? []
      : [`${address} ${fault}\n  Purpose: ${purpose}. Source: ${found}.`];
  });
  for (const line of dead) console.log(line);
  if (dead.length > 0)
    throw new Error(`${dead.length} of ${links.length} links are dead. Replace them in the pages.`);
  console.log(`All ${links.length} links work.`);
});
