/** The signature of a list of deployed files. */
import { createHmac } from 'node:crypto';
import { signedText, type DeployedFiles } from '../../../deploy/deployedFiles';

/** HMAC-SHA256 of the list, in hexadecimal. */
export function signature(list: DeployedFiles, key: string): string {
  return createHmac('sha256', key).update(signedText(list)).digest('hex');
}
