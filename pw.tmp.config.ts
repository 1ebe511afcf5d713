import base from './playwright.config';
export default { ...base, timeout: 25_000, expect: { timeout: 6_000 }, maxFailures: 25, webServer: undefined, use: { ...base.use, baseURL: 'http://localhost:4310/reveal-docs/', trace: 'off' as const } };
