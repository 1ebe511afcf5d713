/** Runs the Angular CLI with the project's URL: `node ng.mjs build`. */
const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
process.argv.push('--define', `CDF_BASE_URL='${baseUrl}'`);

await import('@angular/cli/bin/ng.js');
