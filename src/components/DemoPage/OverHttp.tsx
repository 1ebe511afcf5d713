import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { formatBytes } from '../../text/formatBytes';
import { Section } from './Section';

/** How a reader's own app reaches the demo project: by a server on their machine, offered as a download. */
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
        with all of its data, which answers exactly as the page does. It needs Node 20 or newer, and
        no package:
      </p>
      <p>
        <a href={href} download="demo-service.zip">
          demo-service.zip
        </a>{' '}
        ({formatBytes(zip.bytes)})
      </p>
      <p>
        Unpack it, run <code>node demo.mjs</code> in its folder, and connect your client to it:
      </p>
      <CodeBlock language="ts" tokens={localConnection.tokens}>
        {localConnection.code}
      </CodeBlock>
      <p>
        The server is a stand-in for development, not Cognite Data Fusion: it answers to programs
        and pages on the same machine only, and takes any token. It can also answer late or fail, so
        that you can build loading and error states. The guide about{' '}
        <Link to="/docs/testing#work-against-the-demo-project-over-http">testing</Link> shows how.
      </p>
    </Section>
  );
}
