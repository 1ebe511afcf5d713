// Change: (ejected, as documented by Docusaurus) adds the navbar item type `custom-docsSection`. On upgrade: check that
// ComponentTypes is still an object that maps types to components.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { DocsSectionItem } from '@site/src/components/DocsSectionItem';

export default { ...ComponentTypes, 'custom-docsSection': DocsSectionItem };
