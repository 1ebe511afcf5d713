function readPolicy(policy: string): Map<string, readonly string[]> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** Returns the problems of a Content Security Policy: missing directives and overly permissive script sources. Pure. */
export function policyMistakes(policy: string): string[] {
  const directives = readPolicy(policy);
  const base = directives.get('default-src');
  if (base === undefined) return ['default-src is missing.'];
  const mistakes: string[] = [];
  if (base.some((source) => !["'none'", "'self'"].includes(source))) {
    mistakes.push(`default-src is ${base.join(' ')} instead of 'none' or 'self'.`);
  }
  const scripts = directives.get('script-src') ?? base;
  // Browsers ignore 'unsafe-inline' if the directive also contains a nonce or a hash.
  const isIgnored = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  for (const source of scripts) {
    const isInline = source === "'unsafe-inline'" && !isIgnored;
    const isWide = /^(?:\*|https?:|data:|blob:)$/.test(source);
    if (isInline || isWide || source === "'unsafe-eval'") {
      mistakes.push(`script-src allows ${source}.`);
    }
  }
  for (const name of ['connect-src', 'img-src', 'style-src']) {
    if (directives.get(name)?.includes('*')) mistakes.push(`${name} contains *.`);
  }
  return mistakes;
}
