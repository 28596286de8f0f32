/** What `npm run studio` starts: builds the page and serves it until it is ended. */
import { buildStudio, serveStudio } from './studio-server.ts';

await buildStudio();
const { address } = await serveStudio(Number(process.env['PORT'] ?? 0));
console.log(`The studio is open at ${address} (Ctrl-C ends it).`);
