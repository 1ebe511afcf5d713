/** Groups of messages that a program can't cause, or that don't require a fix in the program. */
import type { Reason } from './explanation';

export const reasons: readonly Reason[] = [
  {
    pattern:
      /\bBuffers?\b|^(?:"\w+"|'\w+'|\w+) (?:argument|is out of bounds|is not uint|out of bounds|must be a? ?string)|encoding|(?:[Oo]ut of range|range) index|^Index out of range|buffer length|hex string|code point|typed array|buffer bounds|^process\.|^(?:set|clear)Timeout|^Arguments to path|^Path must|pathObject|isTheSameDomain|^val must/,
    says: "This message comes from a copy of a Node module in the SDK's bundle. The viewer doesn't pass invalid values to that module. If you see this message, your own code or another package uses the module.",
  },
  {
    pattern:
      /private member|^Private |decoration|^(?:Function|Object) expected$|global object|base64 string|Inline worker|fenceSync|readPixelsAsync/,
    says: "This message comes from code that build tools added to the bundle. Your code doesn't normally trigger it. If you see it, report it along with the steps to reproduce it.",
  },
  {
    pattern: /fingerprint|OfflineAudioContext/,
    says: "This message comes from the part of the SDK's metrics that identifies the browser. The message doesn't affect the viewer. The option `logMetrics: false` turns metrics off.",
  },
  {
    pattern:
      /RENDER (?:BEGIN|END)|^Render stage|^Retrieving |^Total scheduled|^Abort Error:|^Debounce /,
    says: 'This message only reports progress or a canceled request. You can ignore it.',
  },
  {
    pattern: /^(?:THREE\.)?LineSegments/,
    says: "This message comes from the three.js code for drawing lines, which is part of the SDK's bundle. The message appears if the positions or colors of a line are not numbers.",
  },
  {
    pattern:
      /^(?:Already disposed\/|Attempted to |Materials for |Model … (?:has not|is not registered)|Model not found for sector|Sector|Cache |Can't compute|Cannot resolve instance|Could(?:s)? not find (?:3D node|PointCloudNode)|No (?:supported sector|references)|Unknown (?:movement|object type|point cloud)|Annotation|Undefined |Failed to (?:get|decode)|Expected buffer|outBuffer|Re-adding|Element to be added|Batch result|batch does not exist|Points |CadNode must|Invalid (?:texture|Model)|More than 255|Not supported$|getPinchInfo|Unrecognized face|can not create URLs)/,
    says: "This message comes from an internal check in the viewer, not from an invalid argument. A damaged file or a call during loading or disposal can cause the message. If the message appears repeatedly, report the problem in the SDK's repository with the steps to reproduce it.",
  },
];
