/** Types for the theme's progress bar, which has none. Only what this site uses. */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
