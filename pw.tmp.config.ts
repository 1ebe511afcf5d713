import base from './playwright.config';
export default { ...base, timeout: 60_000, expect: { timeout: 15_000 }, webServer: undefined, use: { ...base.use, baseURL: 'http://localhost:4310/reveal-docs/', trace: 'off' as const } };
