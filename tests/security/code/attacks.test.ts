/** Tests attacks that make code and drafts look different to a reader than they are. */
import { testAttacks } from '../testAttacks';
import { credentialAttacks } from './credentials';
import { invisibleAttacks, lineAttacks, nameAttacks } from './hidden';

testAttacks('invisible code', invisibleAttacks);
testAttacks('line ends', lineAttacks);
testAttacks('invisible names', nameAttacks);
testAttacks('text like credentials', credentialAttacks);
