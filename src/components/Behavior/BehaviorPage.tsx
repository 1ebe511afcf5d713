import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import type { BehaviorData } from '@reveal-docs/statements/behavior';
import { FilterForm } from '../FilterForm';
import { Choices } from '../Gallery/Choices';
import { behaviorSections, type BehaviorSection } from './sections';
import { SectionTable } from './SectionTable';
import { sourceSection, SourceTable } from './SourceTable';
import filtered from '../filteredPage.module.css';
import styles from './styles.module.css';

function countRows(sections: readonly Pick<BehaviorSection, 'rows'>[]): number {
  return sections.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Expands the statement that the URL's hash identifies, so that its program is visible. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    row?.querySelector('details')?.setAttribute('open', '');
  }, [hash]);
}

function SectionList({
  sections,
}: {
  readonly sections: readonly Pick<BehaviorSection, 'id' | 'title'>[];
}): ReactNode {
  const toc = sections.map(({ id, title }) => ({ id, value: title, level: 2 }));
  return (
    <nav aria-label="Sections" data-search="ignore">
      <TOC className="theme-doc-toc-desktop" toc={toc} minHeadingLevel={2} maxHeadingLevel={2} />
    </nav>
  );
}

/** Lists the statements about the SDK and their results in each release. Statements that changed come first. */
export default function BehaviorPage({ behavior }: { readonly behavior: BehaviorData }): ReactNode {
  const { columns, topics, sources } = behavior;
  const [release, setRelease] = useQueryString('version');
  const [words, setWords] = useState('');
  useOpenTarget();
  const shown = behaviorSections(topics, columns, {
    words,
    release: release === '' ? null : release,
  });
  const listed = sources.length > 0 ? [...shown, sourceSection] : shown;
  const [count, total] = [countRows(shown), countRows(topics)];
  return (
    <Layout
      title="Verified behavior"
      description="Statements about the viewer SDK’s behavior. A program tests each statement in every release that has the required API."
    >
      <main className={filtered.page}>
        <header className={filtered.header}>
          <Heading as="h1">Verified behavior</Heading>
          <p>
            Statements about the SDK, starting with the statements whose results changed between
            releases. A small program tests each statement in every release that has the required
            API. Select a statement to read and run its program.
          </p>
        </header>
        <FilterForm
          question="Find a statement"
          placeholder="hover, dispose, default …"
          words={words}
          onWords={setWords}
        >
          <Choices
            legend="Release"
            options={[
              { value: '', label: 'All' },
              ...columns.map(({ release: value, name }) => ({ value, label: name })),
            ]}
            value={release}
            onChange={setRelease}
          />
        </FilterForm>
        <p className={filtered.count} role="status">
          {count === 0
            ? 'No statements match. Remove a filter or try other words.'
            : count === total
              ? `${total} statements`
              : `${count} of ${total} statements`}
        </p>
        <div className={styles.body}>
          <SectionList sections={listed} />
          <div>
            {shown.map((section) => (
              <SectionTable key={section.id} section={section} columns={columns} />
            ))}
            {sources.length > 0 && <SourceTable sources={sources} columns={columns} />}
          </div>
        </div>
      </main>
    </Layout>
  );
}
