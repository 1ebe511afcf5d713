import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { groupOf, type GroupName } from './overlayItems';

/** Returns a function that finds a page's group by its URL. */
export function useGroupOf(): (url: string) => GroupName {
  const baseUrl = useBaseUrl('/');
  const routes = useVersions(undefined).map(({ path }) => ({
    routePath: path.slice(baseUrl.length),
  }));
  return (url) => groupOf(url, baseUrl, routes);
}
