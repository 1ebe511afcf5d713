/** Next.js's own page has inline styles, which the policy refuses. */
export default function NotFound() {
  return <h1>This page does not exist.</h1>;
}
