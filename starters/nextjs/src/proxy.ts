/** Sends the Content Security Policy, with a nonce for the scripts of each page. On your machine, also checks `Host`. */
import { NextResponse, type NextRequest } from 'next/server';

const cluster = process.env.NEXT_PUBLIC_CDF_BASE_URL ?? 'http://localhost:4500';
// The development server needs eval, inline styles, fonts for its own messages, and a socket.
const isDev = process.env.NODE_ENV === 'development';
// Hash of the style of the viewer's loading spinner. It might change in a new SDK release.
const spinner = "'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='";
const fixed = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
// Prevents DNS rebinding, in which another site's domain resolves to this machine. Next.js doesn't have an option for
// this. In production, your platform decides which hosts reach the app.
const isLocal = isDev || process.env.LOCAL_PREVIEW === 'true';
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

export function proxy({ headers, nextUrl }: NextRequest): NextResponse {
  if (isLocal && !ownHost.test(headers.get('Host') ?? '')) {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    const refusal = { ...fixed, 'Content-Security-Policy': policy };
    return new NextResponse('Bad host', { status: 400, headers: refusal });
  }
  // Next.js's own files get their headers from next.config.ts.
  if (nextUrl.pathname.startsWith('/_next/')) return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDev ? "'unsafe-inline'" : spinner}`,
    // The viewer loads a texture for shading from a data URL.
    'img-src data:',
    `font-src ${isDev ? "'self'" : "'none'"}`,
    // Next.js loads further pages from its own server.
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
  for (const [name, value] of Object.entries(fixed)) response.headers.set(name, value);
  return response;
}
