import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { Section } from './Section';

/** Explains how to use the demo project in an app. Readers can download a server for the project and run it locally. */
export function OverHttp({
  summary: { zip, localConnection },
}: {
  readonly summary: Pick<DemoProjectSummary, 'zip' | 'localConnection'>;
}): ReactNode {
  const href = useBaseUrl(zip.file);
  return (
    <Section id="over-http" title="In your own app, over HTTP">
      <p>
        Your own app can use the demo project before you have an account. Download a small server
        with all the data. The server returns the same responses as this site. It requires Node 20
        or later, and doesn’t depend on any packages:
      </p>
      <p>
        <a href={href} download="demo-service.zip">
          demo-service.zip
        </a>{' '}
        ({formatBytes(zip.bytes)})
      </p>
      <p>
        Unzip the file, run <code>node demo.mjs</code> in its folder, and connect your client to it:
      </p>
      <CodeBlock language="ts" tokens={localConnection.tokens}>
        {localConnection.code}
      </CodeBlock>
      <p>
        The server is a substitute for Cognite Data Fusion during development. It responds only to
        programs and pages on the same machine, and accepts any token. It can also delay responses
        and simulate failures, so that you can build loading and error states. For details, see the{' '}
        <Link to="/docs/testing#work-against-the-demo-project-over-http">testing</Link> guide.
      </p>
    </Section>
  );
}
