import type { ReactNode } from 'react';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { Section } from './Section';
import { AbsentParts, ServiceParts } from './ServiceParts';

/** What the service answers, and what it does not have. */
export function ServiceSections({ summary }: { readonly summary: DemoProjectSummary }): ReactNode {
  return (
    <>
      <Section id="service" title="What the service answers">
        <p>
          All paths are below <code>/api/v1/projects/{summary.project}</code>. A request may have
          the arguments listed with it and no others: anything else, at any level, is refused with
          400 and its name, so that a program never mistakes a misspelt filter for one that found
          everything. Errors have the shape that Cognite Data Fusion uses: 400 for wrong arguments
          and for ids that do not exist, 401 without a token, 404 for paths that are not here, 422
          for ids given twice.
        </p>
        <p>
          Lists have a <code>limit</code> of at most 1,000 and go on with a <code>cursor</code>.
          Text is compared letter for letter, times are milliseconds since 1970.
        </p>
        <ServiceParts parts={summary.service.parts} />
      </Section>

      <Section id="not-here" title="What the service does not have">
        <p>
          Nothing can be created, changed or deleted. These parts of Cognite Data Fusion are not
          here at all: a request for them is answered with 404 and a message that names the path.
        </p>
        <AbsentParts parts={summary.service.absent} />
      </Section>
    </>
  );
}
