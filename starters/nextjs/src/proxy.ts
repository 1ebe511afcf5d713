/** Sends the Content Security Policy, with a nonce for the scripts of each page. */
import { NextResponse, type NextRequest } from 'next/server';

const cluster = process.env.NEXT_PUBLIC_CDF_BASE_URL ?? 'http://localhost:4500';
// The development server needs eval, inline styles, fonts for its own messages, and a socket.
const isDev = process.env.NODE_ENV === 'development';
// Hash of the style of the viewer's loading spinner, which can change with a release.
const spinner = "'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='";

export function proxy({ headers }: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDev ? "'unsafe-inline'" : spinner}`,
    // For a texture of the viewer's shading.
    'img-src data:',
    `font-src ${isDev ? "'self'" : "'none'"}`,
    // Next.js loads more pages from its own server.
    `connect-src 'self' ${cluster}${isDev ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  // Next.js reads the nonce from the request.
  const request = new Headers(headers);
  request.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers: request } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

export const config = { matcher: '/((?!_next/).*)' };
