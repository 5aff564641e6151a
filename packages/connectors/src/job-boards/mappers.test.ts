import { describe, expect, it } from 'vitest';
import { fixture } from '../test-helpers/scripted-http.ts';
import { ashbySchema, mapAshby } from './vendors/ashby.ts';
import { jobsSchema, mapGreenhouse } from './vendors/greenhouse.ts';
import { leverSchema, mapLever } from './vendors/lever.ts';
import { mapPersonio, readPositions } from './vendors/personio.ts';
import { oneLine, webAddress } from './vendors/posting-fields.ts';
import { mapRecruitee, recruiteeSchema } from './vendors/recruitee.ts';
import { mapSmartrecruiters, smartrecruitersSchema } from './vendors/smartrecruiters.ts';
import { mapWorkable, workableSchema } from './vendors/workable.ts';

const read = (name: string) => JSON.parse(fixture(import.meta.url, `${name}.json`));
const greenhouseJobs = () => jobsSchema.parse(read('greenhouse'));
const positions = () => readPositions(fixture(import.meta.url, 'personio.xml'));

describe('a posting is read as the board wrote it', () => {
  it.each([
    [
      'Greenhouse',
      mapGreenhouse(greenhouseJobs()),
      'greenhouse:127817',
      'Robotics Engineer',
      'Engineering',
      'Boulder, CO',
      '2026-10-02',
      'https://boards.greenhouse.io/northwind/jobs/127817',
    ],
    [
      'Lever',
      mapLever(leverSchema.parse(read('lever'))),
      'lever:0b9d0e7a-0000-4000-8000-000000000001',
      'Account Executive',
      'Sales',
      'Denver',
      '2025-10-20',
      'https://jobs.lever.co/northwind/0b9d0e7a-0000-4000-8000-000000000001',
    ],
    [
      'Ashby',
      mapAshby(ashbySchema.parse(read('ashby'))),
      'ashby:a1',
      'ML Scientist',
      'Research',
      'Boulder',
      '2026-10-20',
      'https://jobs.ashbyhq.com/northwind/a1',
    ],
    [
      'SmartRecruiters',
      mapSmartrecruiters(smartrecruitersSchema.parse(read('smartrecruiters')).content, 'x'),
      'smartrecruiters:744000000000001',
      'Field Technician',
      'Service',
      'Reno, NV, United States',
      '2026-11-01',
      'https://jobs.smartrecruiters.com/Northwind/744000000000001',
    ],
    [
      'Recruitee',
      mapRecruitee(recruiteeSchema.parse(read('recruitee'))),
      'recruitee:9001',
      'QA Engineer',
      'Quality',
      'Utrecht, Netherlands',
      '2026-09-29',
      'https://northwind.recruitee.com/o/qa-engineer',
    ],
    [
      'Workable',
      mapWorkable(workableSchema.parse(read('workable'))),
      'workable:ABC123',
      'Product Designer',
      'Design',
      'Boulder, Colorado, United States',
      '2026-10-11',
      'https://apply.workable.com/j/ABC123',
    ],
    [
      'Personio',
      mapPersonio(positions(), 'northwind.jobs.personio.de'),
      'personio:90001',
      'Embedded Developer (m/f/d)',
      'Engineering',
      'Leipzig',
      '2026-10-05',
      'https://northwind.jobs.personio.de/job/90001',
    ],
  ])('on %s', (_board, postings, id, title, department, location, postedOn, url) => {
    expect(postings).toEqual([{ id, title, department, location, postedOn, url }]);
  });
});

describe('Greenhouse', () => {
  const [job] = greenhouseJobs().jobs;
  if (job === undefined) throw new Error('the fixture has a job');

  it('drops prospect posts, which have no job behind them', () => {
    expect(mapGreenhouse({ jobs: [{ ...job, internal_job_id: null }] })).toEqual([]);
  });

  it('takes departments from the other list where the job itself has none, and "No Department" for none', () => {
    const bare = { ...job, departments: undefined };
    const other = { ...bare, id: 2 };
    const departments = new Map([
      [job.id, 'Robotics'],
      [2, 'No Department'],
    ]);
    expect(mapGreenhouse({ jobs: [bare, other] }, departments).map(({ department }) => department)).toEqual([
      'Robotics',
      null,
    ]);
  });

  it('counts a job that stands there twice once, and gives the newest first', () => {
    const newer = { ...job, id: 2, first_published: '2026-11-01T00:00:00-05:00' };
    const undated = { ...job, id: 3, first_published: null };
    const ids = mapGreenhouse({ jobs: [undated, job, newer, { ...job }] }).map(({ id }) => id);
    expect(ids).toEqual(['greenhouse:2', 'greenhouse:127817', 'greenhouse:3']);
  });

  it('gives no address that a browser must not be sent to', () => {
    expect(mapGreenhouse({ jobs: [{ ...job, absolute_url: 'javascript:alert(1)' }] })[0]?.url).toBeNull();
  });
});

it('Ashby: what is not listed is dropped', () => {
  const { jobs } = ashbySchema.parse(read('ashby'));
  expect(mapAshby({ jobs: jobs.map((job) => ({ ...job, isListed: false })) })).toEqual([]);
});

it.each([
  [1_761_000_000_000, '2025-10-20'],
  [null, null],
  [9e15, null],
])('Lever: creation at %s is the day %s', (createdAt, postedOn) => {
  expect(mapLever([{ id: '1', text: 'Smith', createdAt }])[0]?.postedOn).toBe(postedOn);
});

it('Workable: a job without a place is remote when it says so', () => {
  const { jobs } = workableSchema.parse(read('workable'));
  const remote = jobs.map((job) => ({ ...job, city: '', state: '', country: '', telecommuting: true }));
  expect(mapWorkable({ jobs: remote })[0]?.location).toBe('Remote');
});

describe('Personio', () => {
  const xml = fixture(import.meta.url, 'personio.xml');

  it('takes the title of the position, not that of a chapter of its description', () => {
    expect(positions()[0]?.name).toBe('Embedded Developer (m/f/d)');
  });

  it.each(['<workzag-jobs/>', '<?xml version="1.0"?><workzag-jobs></workzag-jobs>\n'])(
    'reads an empty feed: %s',
    (empty) => {
      expect(readPositions(empty)).toEqual([]);
    },
  );

  it.each([
    ['half of it', xml.slice(0, xml.length / 2)],
    ['a page', '<html><h1>Please wait</h1></html>'],
    ['nothing', ''],
    ['a position without a name', '<workzag-jobs><position><id>1</id></position></workzag-jobs>'],
  ])('says that the contract changed for %s', (_what, text) => {
    expect(() => readPositions(text)).toThrow(
      expect.objectContaining({ kind: 'contract_changed', vendor: 'personio' }),
    );
  });
});

describe('the fields of a posting', () => {
  it('have bounded lengths, and no half of a sign', () => {
    expect(oneLine('x'.repeat(9_000_000))).toHaveLength(300);
    expect(oneLine(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
    expect(oneLine(' Fitter\n (m/f) ')).toBe('Fitter (m/f)');
    expect(webAddress(`https://board.example/${'x'.repeat(3000)}`)).toBeNull();
  });
});
