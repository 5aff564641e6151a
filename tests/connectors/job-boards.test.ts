import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BOARD_IDS, type BoardId } from '../../packages/connectors/src/gather/board-ids.ts';
import type { GatherJob, SiteFindings } from '../../packages/connectors/src/gather/types.ts';
import { jobBoards } from '../../packages/connectors/src/job-boards/client.ts';
import type { Fault } from '../../packages/sandbox/src/server/index.ts';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/start-sandbox.ts';
import { storyOf } from '../../packages/sandbox/src/server/stories/story-of.ts';
import type { StoryBoard, StoryJob } from '../../packages/sandbox/src/server/stories/types.ts';
import { ashbyVendor, createAshby } from '../../packages/sandbox/src/server/vendors/job-boards/ashby.ts';
import type { BoardLookup } from '../../packages/sandbox/src/server/vendors/job-boards/board-helpers.ts';
import { createGreenhouse, greenhouseVendor } from '../../packages/sandbox/src/server/vendors/job-boards/greenhouse.ts';
import { createLever, leverVendor } from '../../packages/sandbox/src/server/vendors/job-boards/lever.ts';
import {
  createPersonio,
  PERSONIO_NO_FEED_SLUG,
  personioVendor,
} from '../../packages/sandbox/src/server/vendors/job-boards/personio.ts';
import { createRecruitee, recruiteeVendor } from '../../packages/sandbox/src/server/vendors/job-boards/recruitee.ts';
import {
  createSmartrecruiters,
  smartrecruitersVendor,
} from '../../packages/sandbox/src/server/vendors/job-boards/smartrecruiters.ts';
import {
  createWorkable,
  WORKABLE_BLOCKED_TOKEN,
  workableVendor,
} from '../../packages/sandbox/src/server/vendors/job-boards/workable.ts';
import { FAULTS, HURRIED_MS, kitClient } from './contract-kit.ts';

const ADDRESS: Record<BoardId, (token: string) => string> = {
  greenhouse: (token) => `https://boards.greenhouse.io/embed/job_board/js?for=${token}`,
  lever: (token) => `https://jobs.lever.co/${token}`,
  ashby: (token) => `https://jobs.ashbyhq.com/${token}`,
  smartrecruiters: (token) => `https://careers.smartrecruiters.com/${token}`,
  recruitee: (token) => `https://${token}.recruitee.com/`,
  workable: (token) => `https://apply.workable.com/${token}/`,
  personio: (token) => `https://${token}.jobs.personio.de/`,
};

/** Boards by the company's domain; what a test needs it puts there. */
const boards = new Map<string, StoryBoard>();
const tell: BoardLookup = (company) => ({ board: boards.get(company.domain) ?? null });
const VENDORS = [
  createGreenhouse,
  createLever,
  createAshby,
  createSmartrecruiters,
  createRecruitee,
  createWorkable,
  createPersonio,
].map((create) => create(tell));

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 5, vendors: VENDORS });
});
afterEach(() => {
  boards.clear();
  sandbox.clearFaults();
});
afterAll(() => sandbox.close());

const job = (index: number, more: Partial<StoryJob> = {}): StoryJob => ({
  id: String(7_000_000 + index),
  title: `Engineer & Builder ${index}`,
  department: index % 2 === 0 ? 'Engineering' : null,
  location: index % 3 === 0 ? 'Remote' : 'Oslo, Norway',
  postedOn: '2026-10-02',
  isPublished: true,
  ...more,
});
const jobs = (count: number) => Array.from({ length: count }, (_, index) => job(index));

function give(host: BoardId, more: Partial<StoryBoard> = {}): string {
  boards.set('north-wind.example.com', { host, token: 'north-wind', employer: 'North Wind', jobs: jobs(9), ...more });
  return ADDRESS[host](more.token ?? 'north-wind');
}

const NORTH_WIND = { name: 'North Wind', domain: 'north-wind.example.com' };

async function gather(
  addresses: string[],
  { timeoutMs = null as number | null, company = NORTH_WIND, of = sandbox } = {},
) {
  const { http, close } = kitClient(timeoutMs);
  const site: SiteFindings = { addresses, postings: [], careersUrl: null, sameAs: [] };
  const gatherJob: GatherJob = {
    http,
    target: { ...company, locations: [], ids: {} },
    settings: { contactEmail: null, baseUrls: of.baseUrls(), githubToken: null, googleNews: false },
    site: Promise.resolve(site),
    now: new Date('2026-11-20T12:00:00Z'),
    signal: new AbortController().signal,
  };
  try {
    return await jobBoards.gather(gatherJob);
  } finally {
    await close();
  }
}

describe.each(BOARD_IDS)('%s against the sandbox', (board) => {
  it('reads every listed posting of the linked board with title, department, place and day', async () => {
    const { evidence, postings, note } = await gather([give(board)]);
    expect(note).toBeNull();
    expect(postings).toHaveLength(9);
    for (const { title, department, location, url, postedOn } of postings ?? []) {
      const index = Number(title.split(' ').at(-1));
      const wanted = job(index);
      expect({ title, department, postedOn }).toEqual({
        title: wanted.title,
        department: wanted.department,
        postedOn: '2026-10-02',
      });
      expect(location).toBe(wanted.location);
      expect(URL.canParse(url ?? '')).toBe(true);
      expect(evidence[0]?.text).toContain(title);
    }
  });

  it('reads a board of more postings than one page has', async () => {
    const { postings } = await gather([give(board, { jobs: jobs(230) })]);
    expect(new Set(postings?.map(({ id }) => id)).size).toBe(230);
  });

  it('reads an answer of more than five megabytes', async () => {
    const title = 'A very long title '.repeat(500).trim();
    const { postings } = await gather([give(board, { jobs: jobs(700).map((each) => ({ ...each, title })) })]);
    expect(postings).toHaveLength(700);
    // A title is kept up to 300 characters.
    expect(postings?.[0]?.title).toBe(title.slice(0, 300));
  });

  it('reads an empty board as one without openings', async () => {
    expect((await gather([give(board, { jobs: [] })])).postings).toEqual([]);
  });

  it('leaves out what is not open to the public', async () => {
    const { postings } = await gather([give(board, { jobs: [job(1), job(2, { isPublished: false })] })]);
    expect(postings?.map(({ title }) => title)).toEqual(['Engineer & Builder 1']);
  });

  it.each(Object.keys(FAULTS) as Fault[])('ends in a failure that names it: %s', async (fault) => {
    const address = give(board);
    sandbox.setFault(board, fault, 1000);
    const gathered = gather([address], { timeoutMs: fault.startsWith('slow') ? HURRIED_MS : null });
    await expect(gathered).rejects.toMatchObject({ name: 'ConnectorError', kind: FAULTS[fault], vendor: board });
    sandbox.clearFaults();
    expect((await gather([address])).postings).toHaveLength(9);
  });
});

describe('an unknown token that the site links', () => {
  it.each(['greenhouse', 'lever', 'ashby', 'recruitee', 'personio'] as const)('is no board on %s', async (board) => {
    const { postings, pages } = await gather([ADDRESS[board]('nobody-here')]);
    expect(postings).toBeNull();
    expect(pages).toMatchObject([{ state: 'missing' }]);
  });

  it('is an empty board on SmartRecruiters, which does not tell', async () => {
    expect((await gather([ADDRESS.smartrecruiters('nobody-here')])).postings).toEqual([]);
  });

  it('is missing or empty on Workable, which answers either', async () => {
    const tokens = Array.from({ length: 8 }, (_, index) => `nobody-${index}`);
    const answers = await Promise.all(tokens.map(async (token) => (await gather([ADDRESS.workable(token)])).postings));
    expect(answers).toContainEqual([]);
    expect(answers).toContainEqual(null);
  });
});

it('Workable’s block page ends as a wish to slow down', async () => {
  const blocked = gather([ADDRESS.workable(WORKABLE_BLOCKED_TOKEN)]);
  await expect(blocked).rejects.toMatchObject({ kind: 'rate_limited', vendor: 'workable' });
});

it('Personio’s switched-off feed is no feed', async () => {
  const { postings, note } = await gather([ADDRESS.personio(PERSONIO_NO_FEED_SLUG)]);
  expect({ postings, note }).toEqual({ postings: null, note: 'The site links a board on Personio that has no feed' });
});

it('Lever’s European host is asked for European boards', async () => {
  give('lever');
  const { postings, evidence } = await gather(['https://jobs.eu.lever.co/north-wind']);
  expect(postings).toHaveLength(9);
  expect(evidence[0]?.publisher).toBe('jobs.eu.lever.co');
});

it('a token with a slash is asked nowhere', async () => {
  const before = sandbox.requests('ashby');
  await gather(['https://jobs.ashbyhq.com/north-wind%2Fother']);
  expect(sandbox.requests('ashby')).toBe(before);
});

describe('a board that no link shows', () => {
  it.each(['greenhouse', 'recruitee'] as const)('is found on %s, where it leads back to the domain', async (board) => {
    give(board);
    const { evidence, postings, unconfirmed } = await gather([]);
    expect(evidence).toMatchObject([{ proof: 'names_domain' }]);
    expect(postings).toHaveLength(9);
    expect(unconfirmed).toEqual([]);
  });

  it('is only listed where it names the employer and nothing more', async () => {
    give('smartrecruiters');
    const { postings, unconfirmed } = await gather([]);
    expect(postings).toBeNull();
    expect(unconfirmed).toMatchObject([{ url: 'https://careers.smartrecruiters.com/north-wind' }]);
  });

  it.each(BOARD_IDS)('is not used on %s when it is a namesake’s', async (board) => {
    give(board, { employer: 'North Dental' });
    const { evidence, postings } = await gather([]);
    expect({ evidence, postings }).toEqual({ evidence: [], postings: null });
  });

  it('is listed and not used when a namesake of the very name is elsewhere on the web', async () => {
    give('greenhouse', { employer: 'North Wind GmbH' });
    const { postings, unconfirmed } = await gather([]);
    expect(postings).toBeNull();
    expect(unconfirmed).toMatchObject([{ url: 'https://boards.greenhouse.io/north-wind' }]);
  });
});

/** Those that everybody uses, over the stories of the fictional world. */
const STORY_VENDORS = [
  greenhouseVendor,
  leverVendor,
  ashbyVendor,
  smartrecruitersVendor,
  recruiteeVendor,
  workableVendor,
  personioVendor,
];

it('counts for every company of the world what its story says, and nothing of a namesake', async () => {
  const world = await startSandbox({ companies: 150, vendors: STORY_VENDORS });
  const counted = { own: 0, others: 0 };
  try {
    for (const company of world.world.all().slice(0, 150)) {
      const { board, truth } = storyOf(company, world.world.now());
      const isOwn = board !== null && board.employer === company.name;
      const { postings } = await gather(isOwn ? [ADDRESS[board.host](board.token)] : [], { company, of: world });
      const departments = new Set(postings?.flatMap(({ department }) => department ?? []));
      if (isOwn) expect(departments, company.name).toEqual(new Set(truth.openings.departments));
      expect(postings?.length, company.name).toBe(isOwn ? truth.openings.count : undefined);
      counted[isOwn ? 'own' : 'others']++;
    }
  } finally {
    await world.close();
  }
  expect(counted.own).toBeGreaterThan(40);
  expect(counted.others).toBeGreaterThan(40);
});
