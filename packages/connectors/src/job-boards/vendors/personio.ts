import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import { ConnectorError } from '../../errors.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import { parseMarkup } from '../../markup/parse-markup.ts';
import type { BoardRef, JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, oneLine, postingId, sortUnique } from './posting-fields.ts';

/** A host without a tenant sends its visitors to the vendor's own pages. */
const NO_TENANT = [307];
/** A position and what stands directly in it; deeper down other things have a "name" and an "office" too. */
const POSITION_DEPTH = 2;

const positionSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  subcompany: z.string().optional(),
  office: z.string().optional(),
  department: z.string().optional(),
  recruitingCategory: z.string().optional(),
  createdAt: z.string().optional(),
});
type Position = z.infer<typeof positionSchema>;

/** Personio. Its feed can be switched off by the employer, which looks like an unknown one. */
export const personio: JobBoard = {
  id: 'personio',
  label: 'Personio',
  limits: HOST_LIMITS.personio,
  cacheMs: 6 * HOUR_MS,
  isGuessable: false,
  publicUrl: (ref) => `https://${hostOf(ref)}`,
  async read(calls, ref) {
    const xml = await calls.xml('/xml?language=en', hostOf(ref), NO_TENANT);
    if (xml === null) return null;
    const positions = readPositions(xml);
    const employer = oneLine(positions.find(({ subcompany }) => subcompany)?.subcompany);
    return { employer, postings: mapPersonio(positions, hostOf(ref)), hosts: hostsIn(xml) };
  },
};

const hostOf = ({ token, region }: BoardRef) => `${token}.jobs.personio.${region ?? 'de'}`;

/** @param host where a posting's page is, which the feed does not say */
export function mapPersonio(positions: Position[], host: string): Posting[] {
  return sortUnique(
    positions.map(({ id, name, office, department, recruitingCategory, createdAt }) => ({
      id: postingId('personio', id),
      title: oneLine(name) ?? 'Untitled',
      department: oneLine(department) ?? oneLine(recruitingCategory),
      location: oneLine(office),
      url: `https://${host}/job/${encodeURIComponent(id)}`,
      postedOn: dayOf(createdAt),
    })),
  );
}

/** Throws ConnectorError `contract_changed` for what is not the whole feed: half of it would be a wrong count. */
export function readPositions(xml: string): Position[] {
  if (!/<workzag-jobs(?:\s[^>]*)?\/>\s*$|<\/workzag-jobs>\s*$/.test(xml))
    throw changed('the answer is not the whole feed');
  const found: Record<string, string>[] = [];
  const open: string[] = [];
  parseMarkup(
    xml,
    {
      onopentagname(name) {
        open.push(name);
        if (open.length === POSITION_DEPTH && name === 'position') found.push({});
      },
      ontext(text) {
        const [position, name] = [found.at(-1), open.at(-1)];
        if (position === undefined || name === undefined) return;
        if (open.length === POSITION_DEPTH + 1) position[name] = (position[name] ?? '') + text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  return found.map((position, index) => {
    const result = positionSchema.safeParse(position);
    if (result.success) return result.data;
    throw changed(`position ${index} has no ${result.error.issues[0]?.path.join('.') ?? 'fields'}`);
  });
}

const changed = (text: string) => new ConnectorError('contract_changed', 'personio', `vendor personio: ${text}`);
