import { useMemo, useState, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { readAddress, type EmbedAddress } from '../Playground/embedding/address';
import { BlockedLink } from './BlockedLink';
import { EmbedView } from './EmbedView';
import { SiteLink } from './SiteLink';
import { useAddressText } from './useAddressText';
import { useEmbedded } from './useEmbedded';
import { useTheme } from './useTheme';
import styles from './styles.module.css';

/** Message that replaces the view. */
function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const [blocked, setBlocked] = useState<string>();
  return (
    <main className={styles.words}>
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <SiteLink address={withBaseUrl('examples')} onBlocked={setBlocked}>
          Examples in the Reveal docs
        </SiteLink>
      </p>
      {blocked !== undefined && (
        <BlockedLink address={blocked} close={() => setBlocked(undefined)} />
      )}
    </main>
  );
}

/** Embed for a single URL. When the URL changes, `Embed` mounts a new `EmbedOfAddress`. */
function EmbedOfAddress({ address }: { readonly address: EmbedAddress }): ReactNode {
  const { wanted, theme, showsCode } = address;
  useTheme(theme);
  const loading = useEmbedded(wanted);
  if (loading.type === 'loading') {
    return <p className={styles.waiting}>Loading the example</p>;
  }
  if (loading.type === 'bad') return <Words title="No example to show">{loading.message}</Words>;
  return (
    <>
      <PageMetadata title={loading.embedded.title} />
      <EmbedView
        embedded={loading.embedded}
        showsCode={showsCode}
        hash={wanted.type === 'link' ? wanted.hash : undefined}
      />
    </>
  );
}

/** Shows the example that the page's URL requests. Other sites load this page in a frame. */
export function Embed(): ReactNode {
  const text = useAddressText();
  const address = useMemo(() => {
    if (text === undefined) return undefined;
    const at = text.indexOf('#');
    return at === -1 ? readAddress(text, '') : readAddress(text.slice(0, at), text.slice(at));
  }, [text]);
  if (address === undefined) {
    return (
      <>
        <p className={styles.waiting}>Loading the example</p>
        <noscript>
          <Words title="No example to show">This example needs JavaScript.</Words>
        </noscript>
      </>
    );
  }
  return <EmbedOfAddress key={text} address={address} />;
}
