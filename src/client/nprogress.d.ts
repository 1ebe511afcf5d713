/**
 * Types for the theme's progress bar, which doesn't include any. Only the parts that this site
 * uses.
 */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
