// Change: `<Example name="…" />` in every page. Wrapped.
// On upgrade: MDXComponents is still one object of components by name.
import MDXComponents from '@theme-original/MDXComponents';
import Example from '@site/src/components/Example';

export default { ...MDXComponents, Example };
