'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';

/** Loads the view only in browsers, because server code that imports the SDK can't be built. */
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
