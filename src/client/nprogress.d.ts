/** Types for the parts of `nprogress` that this site uses. The package doesn't contain types. */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
