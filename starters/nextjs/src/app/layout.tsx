import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import '../style.css';

export const metadata: Metadata = { title: 'Reveal with Next.js', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  // Render the page for each request, so that the page contains the request's nonce.
  await connection();
  return (
    <html lang="en">
      <body className="page">{children}</body>
    </html>
  );
}
