/**
 * Types for the theme's progress bar, which doesn't provide any. They cover only the parts that
 * this site uses.
 */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
