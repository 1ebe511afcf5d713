import { useId, useState, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useQueryString } from '@docusaurus/theme-common';
import type { DataKind, GalleryExample, GalleryVersion } from '../../plugins/gallery/examples';
import { filterExamples, listHeadings } from './filter';
import { ExampleCard } from './ExampleCard';
import { Choices } from './Choices';
import { FilterForm } from '../FilterForm';
import filtered from '../filteredPage.module.css';
import styles from './styles.module.css';

const kindLabels: Readonly<Record<DataKind, string>> = {
  cad: 'CAD',
  points: 'Point clouds',
  photos: '360 images',
};
const kinds = Object.keys(kindLabels) as DataKind[];

function describeCount(count: number, total: number): string {
  if (count === total) return `${total} examples`;
  return count === 1 ? `1 of ${total} examples` : `${count} of ${total} examples`;
}

function Group({
  heading,
  examples,
}: {
  readonly heading: string;
  readonly examples: readonly GalleryExample[];
}): ReactNode {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {heading}
      </Heading>
      <ul className={styles.grid}>
        {examples.map((example) => (
          <li key={example.path}>
            <ExampleCard example={example} kindLabels={kindLabels} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Gallery of examples and recipes, grouped as in the sidebar. Readers can filter by version, data, topic, and words.
 */
export default function GalleryPage({
  versions,
}: {
  readonly versions: readonly GalleryVersion[];
}): ReactNode {
  const latest = versions.find((version) => version.isLast) ?? versions[0];
  const [folder, setFolder] = useQueryString('version');
  const [kindText, setKind] = useQueryString('kind');
  const [topic, setTopic] = useQueryString('topic');
  const [words, setWords] = useState('');
  const version = versions.find((candidate) => candidate.folder === folder) ?? latest;
  const all = version?.examples ?? [];
  const kind = kinds.find((candidate) => candidate === kindText) ?? null;
  const shown = filterExamples(all, { kind, heading: topic === '' ? null : topic, words });
  return (
    <Layout
      title="Examples"
      description="Examples for each version of the viewer SDK, with pictures and programs that you can read and run."
    >
      <main className={filtered.page}>
        <header className={filtered.header}>
          <Heading as="h1">Examples</Heading>
          <p>
            Each page covers one task and uses the SDK release of the selected docs version. You can
            run every program on its page. The programs use a demo plant, so you don’t need an
            account. To learn step by step, take the <Link to="/learn">lessons</Link>.
          </p>
        </header>
        <FilterForm
          question="What do you want to do?"
          placeholder="hide parts, cut open, measure …"
          words={words}
          onWords={setWords}
        >
          <Choices
            legend="Version"
            options={versions.map(({ folder: value, label }) => ({ value, label }))}
            value={version?.folder ?? ''}
            onChange={setFolder}
          />
          <Choices
            legend="Data"
            options={[
              { value: '', label: 'All' },
              ...kinds.map((value) => ({ value, label: kindLabels[value] })),
            ]}
            value={kind ?? ''}
            onChange={setKind}
          />
          <Choices
            legend="Topic"
            options={[
              { value: '', label: 'All' },
              ...listHeadings(all).map((value) => ({ value, label: value })),
            ]}
            value={topic}
            onChange={setTopic}
          />
        </FilterForm>
        <p className={filtered.count} role="status">
          {shown.length === 0
            ? 'No examples match. Remove a filter or try other words.'
            : describeCount(shown.length, all.length)}
        </p>
        {listHeadings(shown).map((heading) => (
          <Group
            key={heading}
            heading={heading}
            examples={shown.filter((example) => example.heading === heading)}
          />
        ))}
      </main>
    </Layout>
  );
}
