/** Replaces the default page of Next.js, whose inline styles the policy blocks. */
export default function NotFound() {
  return <h1>This page does not exist.</h1>;
}
