import type { ReactNode } from 'react';
import type { ZipLink } from '../site/zips';
import { formatBytes } from '../text/formatBytes';

/** Links to the zips of the site, with size and date. */
export function OfflineCopies({ zips }: { readonly zips: readonly ZipLink[] }): ReactNode {
  return (
    <>
      <p>
        For networks without the internet, each version is a zip with its pages, search, examples
        and their data. Unpack it and serve the folder; its README says how.
      </p>
      <ul>
        {zips.map(({ label, href, bytes, date }) => (
          <li key={href}>
            <a href={href}>{label}</a>, {formatBytes(bytes)}, {date}
          </li>
        ))}
      </ul>
    </>
  );
}
