/** Tests attacks with code whose effect differs from how it looks, and with drafts that slow the page down. */
import { testAttacks } from '../testAttacks';
import { credentialAttacks } from './credentials';
import { invisibleAttacks, lineAttacks, nameAttacks } from './hidden';

testAttacks('invisible code', invisibleAttacks);
testAttacks('line ends', lineAttacks);
testAttacks('invisible names', nameAttacks);
testAttacks('text like credentials', credentialAttacks);
