/** Tests attacks with code that doesn't do what it seems to do, and with drafts that slow the page down. */
import { testAttacks } from '../testAttacks';
import { credentialAttacks } from './credentials';
import { invisibleAttacks, lineAttacks, nameAttacks } from './hidden';

testAttacks('invisible code', invisibleAttacks);
testAttacks('line ends', lineAttacks);
testAttacks('invisible names', nameAttacks);
testAttacks('text like credentials', credentialAttacks);
