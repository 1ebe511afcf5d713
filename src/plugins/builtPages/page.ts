import type { PolicyFacts } from '../../../deploy/headers';
import type { DocsVersion } from '@reveal-docs/versions';
import type { PageFacts } from '../htmlCheck/check';
import type { TitledPage } from '../llms';
import type { PageContent } from '../search/extract';

/** Input of the processes that read pages, as JSON. */
export interface PagesJob {
  readonly outDir: string;
  /** Origin of the site's URLs. */
  readonly siteUrl: string;
  /** Path that the site was built for. Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Text between a page's title and the site's title. */
  readonly titleDelimiter: string;
  readonly versions: readonly Pick<DocsVersion, 'routePath'>[];
  readonly policy: PolicyFacts;
}

export interface BuiltPage extends TitledPage {
  readonly facts: PageFacts;
  readonly classes: readonly string[];
  /** Descriptions of scripts that the content policy blocks. */
  readonly blocked: readonly string[];
  /** Absent for pages that search doesn't include. */
  readonly content?: PageContent;
}
