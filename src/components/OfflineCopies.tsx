import type { ReactNode } from 'react';
import type { ZipLink } from '../siteFields/types';
import { formatBytes } from '@reveal-docs/shared/formatBytes';

/** Links to ZIP files of the site, with the size and date of each file. */
export function OfflineCopies({ zips }: { readonly zips: readonly ZipLink[] }): ReactNode {
  return (
    <>
      <p>
        For use without internet access, each version is available as a ZIP file with its pages,
        search, examples, and data. Unzip the file and serve the folder as its README describes.
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
