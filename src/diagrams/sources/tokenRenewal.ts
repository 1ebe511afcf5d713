import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'Renewing a token in time, or too late',
  description:
    'Three cases. Before the token expires, your timer calls client.authenticate(), the client calls oidcTokenProvider, and ' +
    'all later requests use the new token. If a request uses an expired token, CDF responds with 401, and the client calls ' +
    'oidcTokenProvider. With a different token, the request is sent again. With the same token, it fails. If a request for ' +
    'geometry uses an expired token, CDF responds with 401, and the client gets a new token. But the request is sent again ' +
    'with the old one and fails. The next request uses the new token.',
  restsOn: [
    'client/authenticate-renews',
    'client/refused-token',
    'client/same-token',
    'client/geometry-refused',
  ],
  boxes: {
    inTime: { tone: 'note', align: 'start', title: 'Renewed before it expires' },
    timer: { title: 'Your timer', lines: ['`authenticate()`'] },
    askedInTime: { title: 'Client', lines: ['calls your token provider'] },
    renewed: { tone: 'accent', title: 'New token', lines: ['used by all later requests'] },
    expired: { tone: 'note', align: 'start', title: 'Expired: all requests but geometry' },
    refused: { title: 'CDF', lines: ['responds with 401'] },
    asked: { title: 'Client', lines: ['calls your token provider'] },
    other: { tone: 'accent', title: 'Different token', lines: ['request is sent again'] },
    same: { tone: 'dashed', title: 'The same token', lines: ['request fails'] },
    geometry: { tone: 'note', align: 'start', title: 'Expired: requests for geometry' },
    geometryRefused: { title: 'CDF', lines: ['responds with 401'] },
    geometryAsked: {
      title: 'Client',
      lines: ['calls your token provider, but the request keeps the old token'],
    },
    geometryFails: {
      tone: 'dashed',
      title: 'Request fails',
      lines: ['the next one uses the new token'],
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
