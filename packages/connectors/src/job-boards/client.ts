import type { ConnectorError } from '../errors.ts';
import type { Gatherer, GatherJob, GatherResult, SiteFindings, Unconfirmed } from '../gather/types.ts';
import { chooseBoards } from './detection/choose-boards.ts';
import { findBoards } from './detection/find-boards.ts';
import type { FoundBoard } from './detection/found-board.ts';
import { greenhouseJobIds } from './detection/greenhouse-job-ids.ts';
import { guessBoards } from './detection/guess-boards.ts';
import { type LinkedBoard, readLinkedBoard } from './detection/read-linked-board.ts';
import { splitByEmployer } from './detection/split-by-employer.ts';
import { toJobBoardEvidence } from './evidence.ts';
import { BOARDS } from './vendors/boards.ts';
import { sortUnique } from './vendors/posting-fields.ts';
import { withTimeLimit } from './with-time-limit.ts';

const NONE_LINKED = 'No job board is linked from the site';

/** What is open at the company, from the board where it manages its postings, else from its careers page. */
export const jobBoards: Gatherer = {
  id: 'job-boards',
  label: 'Job boards',
  timeoutMs: 60_000,
  gather,
};

async function gather(job: GatherJob): Promise<GatherResult> {
  const site = await withTimeLimit(
    job.site,
    job.signal,
    'job-boards',
    "the company's site did not say where its board is",
  );
  const addresses = [...(site?.addresses ?? []), ...(site?.sameAs ?? [])];
  const { chosen, ambiguous } = chooseBoards(findBoards(addresses), job.target);
  const read = await Promise.all(chosen.map((ref) => readLinkedBoard(job, ref)));
  const pages = read.map(({ page }) => page);
  const { own: linked, others } = splitByEmployer(read, job.target);
  const unconfirmed: Unconfirmed[] = ambiguous.map(({ ref, reason }) => {
    const { label, publicUrl } = BOARDS[ref.board];
    return { title: `${label} board “${ref.token}”`, url: publicUrl(ref), reason };
  });
  unconfirmed.push(...others, ...toOtherEmployers(site, job.target));
  const failure = linked.find((each) => each.failure !== null)?.failure ?? null;
  let found = linked.flatMap((each) => each.found ?? []);
  if (found.length === 0 && failure === null) {
    const guesses = await guessBoards(job, greenhouseJobIds(addresses));
    found = guesses.proven;
    unconfirmed.push(...guesses.unconfirmed);
    for (const { board, ref } of found) pages.push({ url: board.publicUrl(ref), state: 'read', message: null });
  }
  const openings = found.length > 0 ? fromBoards(job, found, linked) : fromSite(job, site, linked, failure);
  return { ...openings, unconfirmed, pages };
}

/** Postings on the company's own pages that name someone else as the employer. */
function toOtherEmployers(site: SiteFindings | null, { domain }: GatherJob['target']): Unconfirmed[] {
  return (site?.otherEmployers ?? []).map((employer) => ({
    title: `Openings at ${employer}`,
    url: site?.careersUrl ?? `https://${domain}`,
    reason: `The site declares them with ${employer} as the employer.`,
  }));
}

type Openings = Pick<GatherResult, 'evidence' | 'postings' | 'note'>;

function fromBoards({ target }: GatherJob, found: FoundBoard[], linked: LinkedBoard[]): Openings {
  const evidence = found.flatMap(({ board, ref, reading, proof }) => {
    const page = { url: board.publicUrl(ref), label: board.label, proof };
    return toJobBoardEvidence(target.name, page, reading.postings) ?? [];
  });
  const failures = linked.filter(({ failure }) => failure !== null).map(({ label }) => label);
  const postings = sortUnique(found.flatMap(({ reading }) => reading.postings));
  if (failures.length > 0)
    return { evidence, postings, note: `Without the openings on ${failures.join(', ')}, which could not be read` };
  return { evidence, postings, note: postings.length === 0 ? `The board on ${found[0]?.board.label} is empty` : null };
}

/** The careers page's own declarations, for want of a board; the failure of a board that is there when even they are missing. */
function fromSite(
  { target }: GatherJob,
  site: SiteFindings | null,
  linked: LinkedBoard[],
  failure: ConnectorError | null,
): Openings {
  const postings = sortUnique(site?.postings ?? []);
  const state = stateOf(site, linked);
  if (postings.length > 0) {
    const url = site?.careersUrl ?? `https://${target.domain}`;
    const evidence = toJobBoardEvidence(target.name, { url, label: 'careers page', proof: 'own_domain' }, postings);
    return {
      evidence: evidence === null ? [] : [evidence],
      postings,
      note: `${state}; these openings are on its careers page`,
    };
  }
  if (failure !== null) throw failure;
  if (site?.saysNoOpenings && linked.length === 0)
    return { evidence: [], postings: [], note: 'The careers page says that no positions are open' };
  return { evidence: [], postings: null, note: state };
}

function stateOf(site: SiteFindings | null, linked: LinkedBoard[]): string {
  if (site === null) return 'The site could not be read, so its job board is not known';
  const [first] = linked;
  if (first === undefined) return NONE_LINKED;
  return first.failure === null
    ? `The site links a board on ${first.label} that has no feed`
    : `The site's board on ${first.label} could not be read`;
}
