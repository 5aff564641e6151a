import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { SandboxProcess } from '../faults/helpers/sandbox-process.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { percentile, timeInTurn } from './measure.ts';
import type { Report } from './report.ts';

const COMPANIES = 400;
/** A vendor that answers at once would hide nothing, and one that takes as long as a real one does shows the same. */
const LATENCY_MS = 50;
const SAMPLES = 200;
const OVERHEAD_GOAL_MS = 20;
const PER_PAGE = 25;
const TITLES = ['Engineer', 'Manager', 'Director', 'Head', 'Analyst', 'Designer', 'Consultant', 'Officer'];

/** A search of people through our server, against the same search sent to the vendor itself. */
export async function measureContacts(report: Report): Promise<void> {
  const workspace = await Workspace.create();
  const sandbox = await SandboxProcess.start('--companies', String(COMPANIES), '--latency', String(LATENCY_MS));
  try {
    const addresses = await sandbox.baseUrls();
    const { origin } = await workspace.startServer(sandboxEnvironment(addresses));
    let search = 0;
    // Other filters each time: what was found a moment ago must not be what is measured.
    const filters = () => ({ title: TITLES[search % TITLES.length] ?? '', page: 1 + (search++ % 3) });
    const times = await timeInTurn(SAMPLES, {
      ours: () => {
        const { title, page } = filters();
        const body = { jobTitles: [title], page, perPage: PER_PAGE, source: 'apollo' };
        return sendJson(origin, 'POST', '/api/contacts/search', body);
      },
      floor: () => {
        const { title, page } = filters();
        return askVendor(`${addresses.apollo}/mixed_people/api_search`, title, page);
      },
    });
    report.latency('A search of people (floor: the vendor itself)', times.ours, times.floor, null);
    report.limit('added by us, p95', percentile(times.ours, 95) - percentile(times.floor, 95), 'ms', OVERHEAD_GOAL_MS);
  } finally {
    await workspace.remove();
    await sandbox.stop();
  }
}

async function askVendor(url: string, title: string, page: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox-apollo-key' },
    body: JSON.stringify({ person_titles: [title], page, per_page: PER_PAGE }),
  });
  if (!answer.ok) throw new Error(`The vendor answered ${answer.status}: ${await answer.text()}`);
  await answer.json();
}
