import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { BehaviorData, BehaviorTopic } from '@reveal-docs/statements/behavior';
import { FilterForm } from '../FilterForm';
import { Choices } from '../Gallery/Choices';
import { filterBehavior } from './filter';
import { SourceTable } from './SourceTable';
import { topicId, TopicTable } from './TopicTable';
import filtered from '../filteredPage.module.css';
import styles from './styles.module.css';

function countRows(topics: readonly BehaviorTopic[]): number {
  return topics.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Opens the program of the statement in the URL's hash. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    row?.querySelector('details')?.setAttribute('open', '');
  }, [hash]);
}

/** Links to the topics, which stay in view beside the tables. Only wide screens show them. */
function TopicList({ topics }: { readonly topics: readonly BehaviorTopic[] }): ReactNode {
  return (
    <nav className={styles.topics} aria-label="Topics" data-search="ignore">
      <ul>
        {topics.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${topicId(name)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lists all statements about the SDK by topic, with the behavior of each release. */
export default function BehaviorPage({ behavior }: { readonly behavior: BehaviorData }): ReactNode {
  const { columns, topics, sources } = behavior;
  const [release, setRelease] = useQueryString('version');
  const [changedBy, setChangedBy] = useQueryString('changed');
  const [words, setWords] = useState('');
  useOpenTarget();
  const shown = filterBehavior(topics, columns, {
    words,
    release: release === '' ? null : release,
    changedBy: changedBy === '' ? null : changedBy,
  });
  const [count, total] = [countRows(shown), countRows(topics)];
  return (
    <Layout
      title="Verified behavior"
      description="Statements about the viewer SDK’s behavior. A program tests each one in every release that has the API it uses."
    >
      <main className={filtered.page}>
        <header className={filtered.header}>
          <Heading as="h1">Verified behavior</Heading>
          <p>
            A small program tests each statement in every release below that has the API it uses.
            These tables show the results, and the guides rely on them. Statements that differ
            between releases come first.
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
          <Choices
            legend="Changed"
            options={[
              { value: '', label: 'All' },
              ...columns.slice(0, -1).map(({ release: value }, index) => ({
                value,
                label: `between ${columns[index + 1]?.release ?? ''} and ${value}`,
              })),
            ]}
            value={changedBy}
            onChange={setChangedBy}
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
          <TopicList topics={shown} />
          <div>
            {shown.map((topic) => (
              <TopicTable key={topic.name} topic={topic} columns={columns} />
            ))}
            {sources.length > 0 && <SourceTable sources={sources} columns={columns} />}
          </div>
        </div>
      </main>
    </Layout>
  );
}
