import { describe, expect, it } from 'vitest';
import { target } from '../test-helpers/gather-job.ts';
import { mapWorks } from './mapper.ts';
import type { Work } from './schema.ts';

const work = (affiliation: string, more: Partial<Work> = {}): Work => ({
  DOI: '10.9999/nw.1',
  title: ['Soft arms'],
  author: [{ affiliation: [] }, {}, { affiliation: [{ name: 'University of Examples' }, { name: affiliation }, {}] }],
  published: { 'date-parts': [[2026, 9, 4]] },
  ...more,
});
const OWN = 'Northwind Robotics, Boulder, CO';

describe('mapWorks', () => {
  it.each([
    [OWN, 'name_and_place'],
    ['Research, Northwind Robotics B.V., Utrecht, Netherlands', 'name_and_place'],
    ['Northwind Robotics (northwind.example)', 'names_domain'],
  ])('takes a work of an author at “%s”', (affiliation, proof) => {
    const { evidence, unconfirmed } = mapWorks([work(affiliation)], target());
    expect(unconfirmed).toEqual([]);
    expect(evidence).toMatchObject([{ proof, date: '2026-09-04', text: `Soft arms\n${affiliation}` }]);
  });

  it.each(['Northwind Robotics, Canberra, Australia', 'Northwind Robotics', 'Northwind Robotics Institute, Boulder'])(
    'only lists a work of an author at “%s”',
    (affiliation) => {
      const { evidence, unconfirmed } = mapWorks([work(affiliation)], target());
      expect(evidence).toEqual([]);
      expect(unconfirmed).toMatchObject([{ title: 'Soft arms', reason: expect.stringContaining(affiliation) }]);
    },
  );

  it('passes over works that only sound alike, and those without a title', () => {
    const works = [work('Northwind Bakeries, Boulder'), work('Northern Robotics'), work(OWN, { title: [] })];
    expect(mapWorks(works, target())).toEqual({ evidence: [], unconfirmed: [] });
  });

  it.each([[[[2026]]], [[[2026, 9]]], [[[null]]], [[]]])('a work of %j is undated', (parts) => {
    const { evidence } = mapWorks([work(OWN, { published: { 'date-parts': parts } })], target());
    expect(evidence).toMatchObject([{ date: null }]);
    expect(mapWorks([work(OWN, { published: null })], target()).evidence).toMatchObject([{ date: null }]);
  });

  it('reads titles without the publisher’s markup', () => {
    const titles = { title: ['CO<sub>2</sub> &amp; <i>soft</i>\n arms'], 'container-title': ['R&amp;D'] };
    const [evidence] = mapWorks([work(OWN, titles)], target()).evidence;
    expect(evidence).toMatchObject({ title: 'CO2 & soft arms', publisher: 'R&D' });
  });

  it('writes an address that opens for identifiers with any signs', () => {
    const [evidence] = mapWorks(
      [work(OWN, { DOI: '10.1002/(SICI)17:15<1661::AID#9>3.0.CO;2-2?x' })],
      target(),
    ).evidence;
    const url = new URL(evidence?.url ?? '');
    expect(decodeURIComponent(url.pathname)).toBe('/10.1002/(SICI)17:15<1661::AID#9>3.0.CO;2-2?x');
    expect(url.host).toBe('doi.org');
  });
});
