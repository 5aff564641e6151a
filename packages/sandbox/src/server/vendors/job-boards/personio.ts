import type { StoryJob } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  descriptionOf,
  lookUpBoard,
  numberOf,
  publishedJobs,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

/** No one's slug: an employer that has switched its feed off. */
export const PERSONIO_NO_FEED_SLUG = 'feed-switched-off';

/** Personio's feed, with either ending; who is unknown is sent to the vendor's own pages. */
export const createPersonio = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'personio',
  hasHosts: true,
  limits: () => ({ minGapMs: 400, concurrency: 2 }),
  answer({ method, host, path }, world) {
    const slug = /^([a-z0-9-]+)\.jobs\.personio\.(?:de|com)$/.exec(host)?.[1] ?? '';
    const tenant = tenantOf(world, lookUp, 'personio', slug);
    if (slug === PERSONIO_NO_FEED_SLUG || (tenant !== null && (method !== 'GET' || path !== '/xml'))) {
      return { status: 404, headers: { 'content-type': 'text/html' }, body: '<html><h1>404</h1></html>' };
    }
    if (tenant === null) return { status: 307, headers: { location: 'https://www.personio.com/' }, body: '' };
    const positions = publishedJobs(tenant).map((job) => positionOf(tenant, job));
    const body = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join('')}</workzag-jobs>`;
    return { headers: { 'content-type': 'text/xml; charset=UTF-8' }, body };
  },
});
export const personioVendor = createPersonio(lookUpBoard);

function positionOf(tenant: Tenant, job: StoryJob): string {
  // It has elements of the same names deeper down.
  const description = `<jobDescription><name>Your role</name><value><![CDATA[${descriptionOf(tenant, job)}]]></value></jobDescription>`;
  return [
    '<position>',
    element('id', String(numberOf(job.id))),
    element('subcompany', tenant.board.employer),
    element('office', job.location),
    '<additionalOffices><office>Anywhere</office></additionalOffices>',
    element('department', job.department),
    element('name', job.title),
    `<jobDescriptions>${description}</jobDescriptions>`,
    element('employmentType', 'permanent'),
    element('createdAt', `${job.postedOn}T09:00:00+00:00`),
    '</position>',
  ].join('');
}

const element = (name: string, text: string | null) =>
  text === null ? '' : `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
