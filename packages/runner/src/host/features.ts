/** Lists browser features with a permissions policy, so that the frame's `allow` attribute can deny them. */

/**
 * Features to deny in browsers that can't list their features. Chromium lists its features, and warns about unknown
 * names.
 */
const common = [
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'gamepad',
  'geolocation',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'speaker-selection',
  'web-share',
  'xr-spatial-tracking',
];

interface WithPolicy {
  readonly featurePolicy?: { features(): string[] };
}

/**
 * Returns a value for the `allow` attribute. The value denies every feature that this browser lets the attribute deny.
 */
export function denyFeatures(): string {
  const names = (document as WithPolicy).featurePolicy?.features() ?? common;
  return names.map((name) => `${name} 'none'`).join('; ');
}
