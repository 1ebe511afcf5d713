import { defineDiagram } from '../diagram';

/** What happens when a token is renewed in time, and when it is not. */
export default defineDiagram({
  title: 'A token that is renewed in time, and one that is not',
  description:
    'Three cases. Before the token expires: your timer calls client.authenticate(), the client asks oidcTokenProvider, and ' +
    'all later requests carry the new token. A request meets an expired token: CDF answers 401, the client asks ' +
    'oidcTokenProvider; if the token is another one, the request is sent again, and if it is the same one, the request ' +
    'fails. A request for geometry meets an expired token: CDF answers 401, the client gets a new token, but the request is ' +
    'sent again with the old one and fails; the next request carries the new token.',
  restsOn: [
    'client/authenticate-renews',
    'client/refused-token',
    'client/same-token',
    'client/geometry-refused',
  ],
  boxes: {
    inTime: { tone: 'note', align: 'start', title: 'Renewed before it expires' },
    timer: { title: 'Your timer', lines: ['`authenticate()`'] },
    askedInTime: { title: 'Client', lines: ['asks your token provider'] },
    renewed: { tone: 'accent', title: 'New token', lines: ['all later requests carry it'] },
    expired: { tone: 'note', align: 'start', title: 'Expired: all requests but geometry' },
    refused: { title: 'CDF', lines: ['answers 401'] },
    asked: { title: 'Client', lines: ['asks your token provider'] },
    other: { tone: 'accent', title: 'Another token', lines: ['request is sent again'] },
    same: { tone: 'dashed', title: 'The same token', lines: ['request fails'] },
    geometry: { tone: 'note', align: 'start', title: 'Expired: requests for geometry' },
    geometryRefused: { title: 'CDF', lines: ['answers 401'] },
    geometryAsked: {
      title: 'Client',
      lines: ['asks your token provider, but the request keeps the old token'],
    },
    geometryFails: {
      tone: 'dashed',
      title: 'Request fails',
      lines: ['the next one has the new token'],
    },
  },
  arrows: [
    { from: 'timer', to: 'askedInTime' },
    { from: 'askedInTime', to: 'renewed' },
    { from: 'refused', to: 'asked' },
    { from: 'asked', to: 'other' },
    { from: 'asked', to: 'same' },
    { from: 'geometryRefused', to: 'geometryAsked' },
    { from: 'geometryAsked', to: 'geometryFails' },
  ],
  wide: {
    height: 440,
    places: {
      inTime: [18, 14, 400, 24],
      timer: [18, 42, 150, 66],
      askedInTime: [228, 42, 196, 66],
      renewed: [484, 42, 202, 66],
      expired: [18, 130, 400, 24],
      refused: [18, 158, 150, 116],
      asked: [228, 158, 196, 116],
      other: [484, 158, 202, 54],
      same: [484, 220, 202, 54],
      geometry: [18, 298, 400, 24],
      geometryRefused: [18, 326, 150, 96],
      geometryAsked: [228, 326, 196, 96],
      geometryFails: [484, 326, 202, 96],
    },
  },
  narrow: {
    height: 782,
    places: {
      inTime: [14, 12, 312, 24],
      timer: [14, 40, 312, 48],
      askedInTime: [14, 112, 312, 48],
      renewed: [14, 184, 312, 48],
      expired: [14, 256, 312, 24],
      refused: [14, 284, 312, 48],
      asked: [14, 356, 312, 48],
      other: [14, 430, 150, 68],
      same: [176, 430, 150, 68],
      geometry: [14, 524, 312, 24],
      geometryRefused: [14, 552, 312, 48],
      geometryAsked: [14, 624, 312, 66],
      geometryFails: [14, 716, 312, 52],
    },
  },
});
