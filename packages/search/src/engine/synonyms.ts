/**
 * Maps readers' terms to the terms of this SDK. Each line is a set: a query with one of its words
 * also finds the others, with less weight. Words are folded. A name of several words is written as
 * one.
 */

/** Words with nearly the same meaning here. */
export const synonymSets: readonly (readonly string[])[] = [
  ['hide', 'invisible', 'visibility', 'visible', 'show', 'filter'],
  ['transparent', 'transparency', 'opacity', 'translucent', 'ghost', 'ghosted', 'wireframe'],
  ['black', 'blank', 'empty', 'nothing', 'white'],
  ['missing', 'gone', 'disappear', 'vanish'],
  ['phone', 'mobile', 'tablet', 'touch', 'ipad', 'iphone', 'android'],
  ['part', 'object', 'component', 'element', 'node', 'pipe', 'wall', 'valve', 'pump', 'tank'],
  ['item', 'items', 'part', 'object'],
  ['list', 'table', 'row', 'grid'],
  ['start', 'initial', 'default'],
  ['many', 'several', 'multiple'],
  ['crash', 'freeze', 'hang', 'stuck'],
  ['mouse', 'cursor', 'pointer'],
  ['link', 'url', 'address'],
  ['browser', 'chrome', 'safari', 'firefox', 'edge', 'webgl'],
  ['speed', 'sensitivity', 'acceleration'],
  ['cut', 'clip', 'clipping', 'slice', 'section', 'crop'],
  ['measure', 'measurement', 'distance', 'far', 'length', 'ruler', 'dimension'],
  ['color', 'colour', 'style', 'styling', 'highlight', 'paint', 'appearance'],
  ['pick', 'click', 'select', 'selection', 'intersection', 'hit', 'raycast', 'hover'],
  ['move', 'transform', 'translate', 'translation', 'matrix'],
  ['rotate', 'turn', 'orbit'],
  ['panorama', 'photo', 'photos', 'image360', '360', 'spherical', 'station'],
  ['scan', 'lidar', 'laser', 'pointcloud', 'points'],
  [
    'login',
    'auth',
    'authenticate',
    'authentication',
    'token',
    'credentials',
    'signin',
    'oidc',
    'jwt',
  ],
  ['install', 'installation', 'setup', 'npm', 'yarn'],
  ['upgrade', 'migrate', 'migration', 'breaking'],
  ['label', 'labels', 'overlay', 'annotation', 'tooltip', 'callout', 'marker', 'note', 'pin'],
  ['million', 'billion'],
  ['zoom', 'fit', 'focus', 'frame', 'camera'],
  ['navigate', 'navigation', 'controls', 'orbit', 'fly', 'firstperson', 'keyboard'],
  ['jagged', 'antialiasing', 'aliasing', 'smooth', 'edges', 'msaa', 'ssaa', 'fxaa'],
  ['slow', 'performance', 'fps', 'budget', 'memory', 'lag', 'laggy', 'stutter'],
  ['blurry', 'resolution', 'sharp', 'quality', 'pixel', 'crisp', 'fuzzy'],
  ['map', 'geomap', 'satellite', 'terrain', 'geo', 'mapbox', 'google'],
  ['compass', 'gizmo', 'axis', 'axisview', 'axes', 'viewcube'],
  ['animate', 'animation', 'timeline', 'schedule', 'date', 'time', 'playback'],
  ['merge', 'combine', 'several', 'multiple', 'together'],
  ['explode', 'exploded', 'spread'],
  ['mesh', 'object3d', 'geometry', 'gltf', 'custom', 'customobject', 'three'],
  [
    'save',
    'store',
    'persist',
    'restore',
    'bookmark',
    'state',
    'share',
    'viewstate',
    'serialize',
    'permalink',
  ],
  ['tree', 'hierarchy', 'traverse', 'visit', 'walk', 'parent', 'children', 'descendants'],
  ['asset', 'assets', 'equipment', 'tag', 'mapping', 'mappings'],
  ['destroy', 'dispose', 'cleanup', 'unmount', 'unload', 'teardown', 'leak', 'close'],
  ['switch', 'swap', 'toggle'],
  ['large', 'big', 'huge', 'massive', 'heavy'],
  ['small', 'tiny'],
  ['stop', 'prevent', 'disable', 'avoid'],
  ['dialog', 'modal', 'popup'],
  ['remove', 'delete', 'clear', 'unload', 'unsubscribe', 'off'],
  ['load', 'add', 'open', 'display', 'render'],
  ['listen', 'event', 'events', 'callback', 'subscribe', 'handler', 'handlers', 'listener', 'on'],
  ['screenshot', 'capture', 'png', 'thumbnail', 'snapshot'],
  ['local', 'offline', 'server', 'backend', 'datasource', 'proxy', 'selfhosted'],
  ['box', 'boundingbox', 'bounds', 'extent', 'aabb'],
  ['priority', 'prioritize', 'prioritized', 'important', 'detail', 'lod'],
  ['cors', 'csp', 'worker', 'policy'],
  ['sector', 'chunk', 'tile', 'streaming'],
  ['ssao', 'occlusion', 'shadow', 'shadows'],
  ['edl', 'eyedome', 'shading'],
  ['subtree', 'branch', 'assembly', 'descendants'],
  ['importance', 'precedence', 'overrule'],
  ['outline', 'contour', 'silhouette'],
  ['target', 'pivot', 'lookat'],
  ['coordinates', 'coordinate', 'xyz', 'worldspace'],
  ['position', 'location', 'coordinates', 'coordinate'],
  ['class', 'classification', 'category'],
  ['output', 'format', 'filetype'],
  ['tool', 'plugin', 'addon', 'widget'],
  ['error', 'exception', 'failed', 'failure', 'problem', 'troubleshooting', 'broken'],
];

/** Returns words with nearly the same meaning as a folded word. Most words have none. */
export type SynonymsOf = (word: string) => readonly string[];

/** Looks up words in sets of synonyms. */
export function synonymsIn(sets: readonly (readonly string[])[]): SynonymsOf {
  const byWord = new Map<string, Set<string>>();
  for (const set of sets) {
    for (const word of set) {
      const others = byWord.get(word) ?? new Set<string>();
      for (const other of set) if (other !== word) others.add(other);
      byWord.set(word, others);
    }
  }
  return (word) => [...(byWord.get(word) ?? [])];
}
