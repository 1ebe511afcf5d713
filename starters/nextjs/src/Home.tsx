'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';

/** Only for browsers: the server's code can't be built with the SDK in it. */
const ModelView = dynamic(() => import('./ModelView'), { ssr: false });

export default function Home() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <header>
        <h1>Reveal with Next.js</h1>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'}
        </button>
      </header>
      <main>{isOpen && <ModelView />}</main>
    </>
  );
}
