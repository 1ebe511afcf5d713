import type { ReactNode } from 'react';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { Section } from './Section';
import { AbsentParts, ServiceParts } from './ServiceParts';

/** Sections about supported and unsupported requests. */
export function ServiceSections({ summary }: { readonly summary: DemoProjectSummary }): ReactNode {
  return (
    <>
      <Section id="service" title="Supported requests">
        <p>
          All paths are relative to <code>/api/v1/projects/{summary.project}</code>. A request can
          contain only the arguments listed with it. For any other argument, at any level, the
          service returns status 400 with the argument’s name and the supported names, so a
          misspelled or unsupported filter never silently matches everything. Sorting and advanced
          filters aren’t supported. Errors have the same format as in Cognite Data Fusion: 400 for
          wrong arguments and nonexistent IDs, 401 for a missing token, 404 for unknown paths, and
          422 for duplicate IDs.
        </p>
        <p>
          Lists accept a <code>limit</code> of up to 1,000, and a <code>cursor</code> to get the
          next page. Text comparisons are exact. Times are in milliseconds since 1970.
        </p>
        <ServiceParts parts={summary.service.parts} />
      </Section>

      <Section id="not-here" title="Unsupported requests">
        <p>
          You can’t create, change, or delete anything. The following parts of Cognite Data Fusion
          aren’t available. Requests for them return status 404 and a message with the path.
        </p>
        <AbsentParts parts={summary.service.absent} />
      </Section>
    </>
  );
}
