// Change: adds the navbar item type `custom-docsSection`. Ejected, as Docusaurus's documentation says to.
// On upgrade: ComponentTypes is still a map from type to component that can be spread.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { DocsSectionItem } from '@site/src/components/DocsSectionItem';

export default { ...ComponentTypes, 'custom-docsSection': DocsSectionItem };
