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
          have only the arguments listed with it. The service rejects any other argument, at any
          level, with status 400, its name, and the names that it supports there. Sorting and
          advanced filters aren’t supported. That way, a program never mistakes a filter that is
          misspelled or unsupported for one that matches everything. Errors have the same format as
          in Cognite Data Fusion: 400 for wrong arguments and nonexistent IDs, 401 for a missing
          token, 404 for unknown paths, and 422 for duplicate IDs.
        </p>
        <p>
          Lists have a <code>limit</code> of at most 1,000, and a <code>cursor</code> for the next
          page. Text comparisons are exact. Times are in milliseconds since 1970.
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
