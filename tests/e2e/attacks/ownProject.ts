/** Requests from a program that write data or access something outside the reader's project. */
import type { Attack } from './attack';

/** `path` is relative to the cluster's URL, unless it has a scheme. */
export interface ProjectAttack extends Attack {
  readonly method: string;
  readonly path: string;
}

const p = '/api/v1/projects/own-plant';
const method = {
  defends: 'packages/runner/src/host/ownNetwork.ts#it might change something',
  before: 'succeeded',
} as const;
const project = {
  defends: 'packages/runner/src/host/ownNetwork.ts#it isn’t for project',
  before: 'succeeded',
} as const;
const odd = {
  defends: 'packages/runner/src/host/ownNetwork.ts#ambiguous',
  before: 'succeeded',
} as const;
const cluster = {
  defends: 'packages/runner/src/host/ownNetwork.ts#it doesn’t go to',
  before: 'held',
} as const;

export const projectAttacks: readonly ProjectAttack[] = [
  { ...method, name: 'deletes assets', method: 'POST', path: `${p}/assets/delete` },
  { ...method, name: 'makes assets', method: 'POST', path: `${p}/assets` },
  { ...method, name: 'changes assets', method: 'POST', path: `${p}/assets/update` },
  { ...method, name: 'deletes a model', method: 'DELETE', path: `${p}/3d/models/1` },
  { ...method, name: 'deletes models', method: 'POST', path: `${p}/3d/models/delete` },
  {
    ...method,
    name: 'changes a revision',
    method: 'POST',
    path: `${p}/3d/models/1/revisions/update`,
  },
  { ...method, name: 'maps nodes', method: 'POST', path: `${p}/3d/models/1/revisions/2/mappings` },
  { ...method, name: 'writes data points', method: 'POST', path: `${p}/timeseries/data` },
  { ...method, name: 'replaces', method: 'PUT', path: `${p}/assets/1` },
  { ...method, name: 'patches', method: 'PATCH', path: `${p}/assets/1` },
  { ...method, name: 'asks for headers', method: 'HEAD', path: `${p}/assets` },
  { ...method, name: 'asks for options', method: 'OPTIONS', path: `${p}/assets` },
  { ...method, name: 'a method of its own', method: 'PURGE', path: `${p}/assets` },
  { ...method, name: 'a method in small letters', method: 'post', path: `${p}/assets/list` },
  { ...method, name: 'writes raw rows', method: 'POST', path: `${p}/raw/dbs/a/tables/b/rows` },
  { ...method, name: 'makes an upload', method: 'POST', path: `${p}/files` },
  { ...method, name: 'makes a group', method: 'POST', path: `${p}/groups` },
  { ...method, name: 'runs a function', method: 'POST', path: `${p}/functions/1/call` },
  { ...method, name: 'makes a session', method: 'POST', path: `${p}/sessions` },
  { ...method, name: 'makes a view', method: 'POST', path: `${p}/models/views` },
  {
    ...method,
    name: 'ends like reading, in the query',
    method: 'POST',
    path: `${p}/assets/delete?/list`,
  },
  {
    ...method,
    name: 'ends like reading, in the fragment',
    method: 'POST',
    path: `${p}/assets/delete#/list`,
  },
  {
    ...method,
    name: 'ends like reading, in the name',
    method: 'POST',
    path: `${p}/assets/deletelist`,
  },
  {
    ...method,
    name: 'inspects its token by posting',
    method: 'POST',
    path: '/api/v1/token/inspect',
  },
  {
    ...project,
    name: 'reads another project',
    method: 'GET',
    path: '/api/v1/projects/other/assets',
  },
  {
    ...project,
    name: 'reads a project whose name begins the same',
    method: 'GET',
    path: '/api/v1/projects/own-plant2/assets',
  },
  {
    ...project,
    name: 'reads a project in capitals',
    method: 'GET',
    path: '/api/v1/projects/OWN-PLANT/assets',
  },
  { ...project, name: 'lists projects', method: 'GET', path: '/api/v1/projects' },
  { ...project, name: 'reads the project itself', method: 'GET', path: p },
  {
    ...project,
    name: 'another version of the interface',
    method: 'GET',
    path: '/api/playground/projects/own-plant/assets',
  },
  { ...project, name: 'another service of the host', method: 'GET', path: '/login/status' },
  { ...odd, name: 'goes up to another project', method: 'GET', path: `${p}/../other/assets` },
  {
    ...odd,
    name: 'goes up to itself',
    method: 'GET',
    path: `/api/v1/projects/other/../own-plant/assets`,
  },
  { ...odd, name: 'goes up, encoded', method: 'GET', path: `${p}/%2e%2e/other/assets` },
  { ...odd, name: 'goes up, encoded in part', method: 'GET', path: `${p}/.%2E/other/assets` },
  { ...odd, name: 'goes up by an encoded slash', method: 'GET', path: `${p}/..%2fother/assets` },
  { ...odd, name: 'goes up by a backslash', method: 'GET', path: `${p}/..\\other/assets` },
  {
    ...odd,
    name: 'goes up by an encoded backslash',
    method: 'GET',
    path: `${p}/..%5cother/assets`,
  },
  { ...odd, name: 'goes up, encoded twice', method: 'GET', path: `${p}/%252e%252e/other/assets` },
  { ...odd, name: 'goes up by a parameter', method: 'GET', path: `${p}/..;/other/assets` },
  { ...odd, name: 'has an empty part', method: 'GET', path: `/api/v1/projects//own-plant/assets` },
  {
    ...odd,
    name: 'reads, with a slash that is none',
    method: 'POST',
    path: `${p}/assets%2fdelete/list`,
  },
  { ...odd, name: 'ends in nothing', method: 'GET', path: `${p}/assets%00` },
  { ...cluster, name: 'another host', method: 'GET', path: `https://elsewhere.test${p}/assets` },
  {
    ...cluster,
    name: 'a host that begins the same',
    method: 'GET',
    path: `CLUSTER.elsewhere.test${p}/assets`,
  },
  {
    ...cluster,
    name: 'a name before the host',
    method: 'GET',
    path: `CLUSTER@elsewhere.test${p}/assets`,
  },
  {
    defends: 'packages/runner/src/host/ownNetwork.ts#its URL contains credentials',
    // For such a URL, `fetch` itself throws.
    before: 'held',
    name: 'credentials in the address',
    method: 'GET',
    path: `http://me:secret@HOST${p}/assets`,
  },
];
