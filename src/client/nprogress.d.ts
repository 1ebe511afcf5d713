/** What is used of the theme's progress bar, which comes without types. */
declare module 'nprogress' {
  const nprogress: { done(): void };
  export default nprogress;
}
