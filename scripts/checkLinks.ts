/** `npx tsx scripts/checkLinks.ts`: reports links of `scripts/prose/links.json` that are dead. Needs the internet. */
import { main } from './helpers/run';
import { findFault, readOutboundLinks } from './prose/links';

main(async () => {
  const links = readOutboundLinks();
  const faults = await Promise.all(links.map(({ address }) => findFault(address)));
  const dead = links.flatMap(({ address, purpose, found }, index) => {
    const fault = faults[index];
    return fault === undefined ? [] : [`${address} ${fault}\n  ${purpose}; found: ${found}`];
  });
  for (const line of dead) console.log(line);
  if (dead.length > 0) throw new Error(`${dead.length} of ${links.length} links are dead.`);
  console.log(`${links.length} links answer.`);
});
