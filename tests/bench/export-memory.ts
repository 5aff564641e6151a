/** `node export-memory.ts <data directory> <format>`: prints by how many MB a fresh process grows during an export. */
import { connectDatabase } from '@workbench/db';
import { exportCompanies, listCompanies } from '@workbench/services/companies';
import { exportFormatSchema } from '@workbench/services/companies/schemas';
import { createContext } from '@workbench/services/shared/context';

const SAMPLE_MS = 10;
const MEGABYTE = 1024 * 1024;

const [dataDir, format] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: export-memory.ts <data directory> <format>');

const database = await connectDatabase({ dataDir });
const ctx = createContext();
// The first read opens connections and compiles what every request needs.
await listCompanies({ ctx, input: { limit: 25 } });

const start = process.memoryUsage.rss();
let peak = start;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
const { body } = await exportCompanies({ ctx, input: { format: exportFormatSchema.parse(format) } });
for await (const _ of body) peak = Math.max(peak, process.memoryUsage.rss());
clearInterval(sampling);
process.stdout.write(`${(peak - start) / MEGABYTE}\n`);
await database.close();
