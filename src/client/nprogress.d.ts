/** Types of the parts of `nprogress` that this site uses. The package doesn't provide types. */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
