import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { BaseUrlBanner } from '../components/Landing/BaseUrlBanner';
import FirstModel from '../components/Landing/FirstModel.mdx';
import Install from '../components/Landing/Install.mdx';
import { LivePlant } from '../components/Landing/LivePlant';
import { ThreeWays } from '../components/Landing/ThreeWays';
import { useSiteFields } from '../siteFields/useSiteFields';
import commandBlock from '../components/commandBlock.module.css';
import styles from '../components/Landing/styles.module.css';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const ways: readonly Way[] = [
  {
    title: 'Lessons',
    text: 'Small programs to edit in your browser, from loading your first model to building a view for your users. Each lesson checks your result.',
    to: '/learn',
  },
  {
    title: 'Guides',
    text: 'Concepts such as models, revisions, nodes and sectors, and how to install, sign in, extend and upgrade.',
    to: '/docs',
  },
  {
    title: 'Examples',
    text: 'One page per feature, from loading a model to clipping, styling and picking. You can run each program on its page.',
    to: '/examples',
  },
  {
    title: 'API reference',
    text: 'Every class, function and type, generated from the type declarations in the SDK.',
    to: '/docs/api',
  },
];

const kinds: readonly Way[] = [
  {
    title: 'CAD models',
    text: 'Solid geometry in a tree of parts. Select, color, hide and move parts by tag, property or location.',
    to: '/docs/concepts#cad-nodes',
  },
  {
    title: 'Point clouds',
    text: 'Laser scans with color, intensity and class. Points stream in as the camera moves.',
    to: '/docs/concepts#point-clouds',
  },
  {
    title: '360 images',
    text: 'Photo spheres placed in the scene. Enter an image and look around.',
    to: '/docs/concepts#360-images',
  },
];

function Versions(): ReactNode {
  const { docsVersions } = useSiteFields();
  return (
    <ul className={styles.versions}>
      {docsVersions.map(({ name, label, routePath, isLast, interfaceRelease }) => (
        <li key={name}>
          <Link to={`/${routePath}`}>
            <strong>{label}</strong> <span>{interfaceRelease}</span> {isLast && <em>latest</em>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function LandingPage(): ReactNode {
  return (
    <Layout description="Independent documentation for @cognite/reveal, the open-source viewer SDK for industrial CAD models, point clouds and 360-degree images.">
      <BaseUrlBanner />
      <main className={styles.page}>
        <section className={styles.hero}>
          <div>
            <Heading as="h1">Industrial 3D in the browser</Heading>
            <p className={styles.lead}>
              Stream plant CAD, laser scans and 360 photos into a web page with{' '}
              <code>@cognite/reveal</code>, the open-source viewer SDK for industrial sites.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/playground">
                Open the playground
              </Link>
              <Link className="button button--secondary button--lg" to="/docs">
                Get started
              </Link>
            </p>
            <div className={clsx(styles.install, commandBlock.command)}>
              <MDXContent>
                <Install />
              </MDXContent>
            </div>
          </div>
          <LivePlant />
        </section>
        <section className={clsx(styles.section, styles.kinds)}>
          <ThreeWays />
          <div>
            <Heading as="h2">Three kinds of data, one place</Heading>
            <dl>
              {kinds.map(({ title, text, to }) => (
                <div key={to}>
                  <dt>
                    <Link to={to}>{title}</Link>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <section className={styles.section}>
          <Heading as="h2">Load your first model in three steps</Heading>
          <div className={styles.steps}>
            <MDXContent>
              <FirstModel />
            </MDXContent>
          </div>
        </section>
        <section className={styles.section}>
          <Heading as="h2">Find your way</Heading>
          <ul className={styles.ways}>
            {ways.map(({ title, text, to }) => (
              <li key={to}>
                <Link to={to}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <Heading as="h2">Versions</Heading>
          <Versions />
          <p className={styles.more}>
            <Link to="/versions">See what each version covers and whether it is maintained</Link>
          </p>
        </section>
      </main>
    </Layout>
  );
}
