/** Tests attacks that change how code and drafts look to a reader. */
import { testAttacks } from '../testAttacks';
import { credentialAttacks } from './credentials';
import { invisibleAttacks, lineAttacks, nameAttacks } from './hidden';

testAttacks('invisible code', invisibleAttacks);
testAttacks('line ends', lineAttacks);
testAttacks('invisible names', nameAttacks);
testAttacks('text like credentials', credentialAttacks);
