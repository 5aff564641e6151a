import { startServerProcess } from './child.ts';
import { leadListId, MIDDLE_CURSOR, putLeads } from './lead-docs.ts';
import { percentile, timeInTurn } from './measure.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

const PAGE_SIZE = 100;
const SAMPLES = 40;
const GOAL_MS = 100;

/** Further input of a page beside its size. */
const PAGES = {
  'first page': {},
  'page in the middle': { cursor: MIDDLE_CURSOR },
  'by status': { status: 'failed' },
  'by list': { listId: leadListId(1) },
  'by status and list': { status: 'completed', listId: leadListId(2) },
  'to be reviewed': { review: true },
  'words: a rare one': { q: 'person4711' },
  'words: a beginning': { q: 'gre' },
  'words: one that all have': { q: 'example' },
  'words: two': { q: 'gre head' },
  'words: the longer one all have': { q: 'ada example' },
  'words that all have, to be reviewed': { q: 'example', review: true },
  'words that nobody has together': { q: 'bruno engineer' },
  'words, status and list': { q: 'firm1', status: 'failed', listId: leadListId(3) },
};

/** What the leads list asks through our server, against a bare route that reads the first page with the driver. */
export async function measureLeads(report: Report, dataDir: string, engineUri: string): Promise<void> {
  await putLeads();
  const product = await startServerProcess('product-server.ts', dataDir);
  const bare = await startServerProcess('bare-server.ts', engineUri).catch(async (error) => {
    await product.stop();
    throw error;
  });
  try {
    const asked = Object.entries(PAGES).map(([name, input]) => {
      return [name, () => ask(product.origin, 'leads.page', { limit: PAGE_SIZE, ...input })] as const;
    });
    const { floor = [], ...times } = await timeInTurn<string>(SAMPLES, {
      floor: () => read(`${bare.origin}/leads?limit=${PAGE_SIZE}`),
      ...Object.fromEntries(asked),
      counters: () => ask(product.origin, 'leads.counters', {}),
    });
    for (const [name, list] of Object.entries(times)) {
      report.latency(`${name}, p95`, list, floor, null);
      report.limit(`${name}, p95`, percentile(list, 95), 'ms', GOAL_MS);
    }
  } finally {
    await product.stop();
    await bare.stop();
    await emptyWorkspace();
  }
}

/** As the screen asks. */
function ask(origin: string, procedure: string, input: object): Promise<void> {
  const batch = encodeURIComponent(JSON.stringify({ 0: input }));
  return read(`${origin}/trpc/${procedure}?batch=1&input=${batch}`);
}

async function read(url: string): Promise<void> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
}
