/**
 * Types for the theme's progress bar, which has no types of its own. They cover only the parts that
 * this site uses.
 */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
