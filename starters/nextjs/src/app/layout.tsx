import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import '../style.css';

export const metadata: Metadata = { title: 'Reveal with Next.js', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  // A page made for one request has that request's nonce.
  await connection();
  return (
    <html lang="en">
      <body className="page">{children}</body>
    </html>
  );
}
