import { DAY_MS } from '../durations.ts';
import { requestTo } from '../gather/request.ts';
import { type Gatherer, NOTHING_GATHERED } from '../gather/types.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import { mapStudies } from './mapper.ts';
import { type Study, studiesSchema } from './schema.ts';

const HOST = {
  id: 'clinical-trials',
  baseUrl: 'https://clinicaltrials.gov',
  limits: HOST_LIMITS.clinicalTrials,
  cacheMs: 7 * DAY_MS,
} as const;
const PAGE_SIZE = 20;
/** A report shows a few; who leads hundreds of studies is known for it. */
const PAGES_MAX = 2;

/** Clinical studies that the company leads and that go on. */
export const clinicalTrials: Gatherer = {
  id: 'clinical-trials',
  label: 'ClinicalTrials.gov',
  timeoutMs: 30_000,
  async gather(job) {
    const { http, target } = job;
    const studies: Study[] = [];
    let token: string | undefined;
    for (let page = 0; page < PAGES_MAX; page++) {
      const query = new URLSearchParams({
        'query.lead': target.name,
        'filter.overallStatus': 'RECRUITING,ACTIVE_NOT_RECRUITING',
        pageSize: String(PAGE_SIZE),
        format: 'json',
        ...(token !== undefined && { pageToken: token }),
      });
      const { data } = await http.json(requestTo(HOST, job, `/api/v2/studies?${query}`), studiesSchema);
      studies.push(...data.studies);
      if (!data.nextPageToken) break;
      token = data.nextPageToken;
    }
    return { ...NOTHING_GATHERED, ...mapStudies(studies, target) };
  },
};
