import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import { ConnectorError } from '../../errors.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, oneLine, postingId, sortUnique, webAddress } from './posting-fields.ts';

const PAGE = 100;
/** No one has ten thousand openings; whoever answers full pages for ever is no board. */
const PAGES_MAX = 100;

export const leverSchema = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    categories: z
      .object({ department: z.string().nullish(), team: z.string().nullish(), location: z.string().nullish() })
      .nullish(),
    createdAt: z.number().nullish(),
    hostedUrl: z.string().nullish(),
  }),
);
type LeverPage = z.infer<typeof leverSchema>;

/** Lever, in the United States and in Europe. It does not name the employer, so a token is never guessed. */
export const lever: JobBoard = {
  id: 'lever',
  label: 'Lever',
  limits: HOST_LIMITS.lever,
  cacheMs: 6 * HOUR_MS,
  isGuessable: false,
  publicUrl: ({ token, region }) => `https://jobs.${region === 'eu' ? 'eu.' : ''}lever.co/${token}`,
  async read(calls, { token, region }) {
    const host = region === 'eu' ? 'api.eu.lever.co' : 'api.lever.co';
    const all: LeverPage = [];
    const hosts = new Set<string>();
    for (let page = 0; page < PAGES_MAX; page++) {
      const path = `/v0/postings/${encodeURIComponent(token)}?mode=json&skip=${page * PAGE}&limit=${PAGE}`;
      const answer = await calls.json(path, leverSchema, host);
      if (answer === null) return null;
      all.push(...answer.data);
      for (const found of hostsIn(answer.body)) hosts.add(found);
      // There is no total: a page that is not full is the last one.
      if (answer.data.length < PAGE) return { employer: null, postings: mapLever(all), hosts: [...hosts] };
    }
    throw new ConnectorError(
      'too_large',
      'lever',
      `vendor lever: the board has more than ${PAGES_MAX * PAGE} postings`,
    );
  },
};

export function mapLever(postings: LeverPage): Posting[] {
  return sortUnique(
    postings.map(({ id, text, categories, createdAt, hostedUrl }) => ({
      id: postingId('lever', id),
      title: oneLine(text) ?? 'Untitled',
      department: oneLine(categories?.department) ?? oneLine(categories?.team),
      location: oneLine(categories?.location),
      url: webAddress(hostedUrl),
      postedOn: dayOfMs(createdAt),
    })),
  );
}

/** Milliseconds since 1970, UTC. */
function dayOfMs(ms: number | null | undefined): string | null {
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : dayOf(date.toISOString());
}
