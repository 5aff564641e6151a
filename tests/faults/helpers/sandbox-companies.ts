import { createSandboxWorld } from '@workbench/sandbox/server';
import { importCsv } from '../../helpers/upload.ts';

/** The seed with which a sandbox starts when it is given none. */
const SEED = 20_260_101;

/** Tracks the first companies of the sandbox's world: names, domains and places, no figures. */
export async function importSandboxCompanies(origin: string, count: number): Promise<void> {
  const companies = createSandboxWorld({ seed: SEED, companies: count }).all();
  const rows = companies.map(
    ({ name, domain, industry, locations }) => `${name},${domain},${industry},"${locations[0]}"`,
  );
  await importCsv(origin, `Name,Domain,Industry,Location\n${rows.join('\n')}\n`);
}
