import { growthOver4, LINEAR_MAX } from '@workbench/text/test-helpers/cpu-time';
import { describe, expect, it } from 'vitest';
import { readPage } from '../website/read-page.ts';
import { profilesOnPage } from './profiles-on-page.ts';
import type { ProfileQuery } from './types.ts';

const marta: ProfileQuery = {
  firstName: 'Marta',
  lastName: 'Oliveira',
  organizationName: 'Northwind Freight',
  organizationDomain: 'northwind.example',
};
const URL_HERE = 'https://northwind.example/team';
const link = (slug: string, text = '<svg><title>LinkedIn</title></svg>') =>
  `<a href="https://www.linkedin.com/in/${slug}">${text}</a>`;
const card = (name: string, slug: string | null) =>
  `<div class="card"><img alt=""><h3>${name}</h3><p>Head of something</p><div>${slug === null ? '' : link(slug)}</div></div>`;
const person = (more: object) => ({ '@type': 'Person', name: 'Marta Oliveira', ...more });
const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const found = (html: string, query = marta) =>
  profilesOnPage({ html, url: URL_HERE, linkedData: readPage(html, URL_HERE).linkedData }, query).map(
    ({ url, confidence }) => [url.split('/').at(-1), confidence],
  );
const best = (html: string) => Math.max(0, ...found(html).map(([, confidence]) => Number(confidence)));

describe('profilesOnPage', () => {
  it('takes the profile that the page declares for machines, wherever it stands', () => {
    const page = 'https://www.linkedin.com/in/marta-oliveira-1';
    for (const block of [
      person({ sameAs: page }),
      [person({ sameAs: ['https://x.example/m', page] })],
      { '@graph': [{ '@type': 'Organization', founder: [person({ sameAs: [page] })] }] },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: person({ url: page }) }] },
      { '@type': ['Person'], givenName: 'Márta', familyName: 'Oliveira', sameAs: page },
    ]) {
      expect(found(data(block))).toEqual([['marta-oliveira-1', 0.95]]);
    }
  });

  it('takes the link in a person’s own box, and not that of the next box', () => {
    const html = `<main>${card('Jonas Weber', 'jonas-weber')}${card('Marta Oliveira', 'marta-oliveira')}${card('Chloé Levy', 'chloe-levy')}</main>`;
    expect(found(html)).toEqual([['marta-oliveira', 0.9]]);
  });

  it('takes a link that bears the name itself', () => {
    expect(found(`<p>${link('marta-oliveira', 'Marta Oliveira')}</p>`)).toEqual([['marta-oliveira', 0.95]]);
    const labelled = '<a aria-label="Marta Oliveira on LinkedIn" href="https://linkedin.com/in/moliveira"></a>';
    expect(found(labelled)).toEqual([['moliveira', 0.85]]);
  });

  it('reads a list that has no boxes, family names first', () => {
    const row = (name: string, slug: string) => `<h4>${name}</h4><p>Sales</p>${link(slug)}`;
    const html = `<section>${row('Weber, Jonas', 'jonas-weber')}${row('Oliveira, Marta', 'marta-oliveira')}</section>`;
    expect(found(html)).toEqual([['marta-oliveira', 0.85]]);
  });

  it('takes the one link of a page about the person alone, however long it is', () => {
    const html = `<h1>Marta Oliveira</h1>${'<p>She has moved freight all her life.</p>'.repeat(60)}<p>${link('marta-oliveira')}</p>`;
    expect(found(html)).toEqual([['marta-oliveira', 0.9]]);
  });

  it('takes no profile of a neighbour for somebody without a link', () => {
    const html = `<main>${card('Marta Oliveira', null)}${card('Jonas Weber', 'jonas-weber')}</main>`;
    expect(found(html)).toEqual([]);
  });

  it('takes no company, share link or hidden markup for a person', () => {
    const html = `<div><h3>Marta Oliveira</h3><a href="https://www.linkedin.com/company/marta-oliveira">c</a>
      <a href="https://www.linkedin.com/shareArticle?url=https://www.linkedin.com/in/marta-oliveira">share</a>
      <template>${link('marta-oliveira')}</template></div>`;
    expect(found(html)).toEqual([]);
  });

  it('is not certain of an address that bears another name', () => {
    expect(found(card('Marta Oliveira', 'growth-wizard'))).toEqual([['growth-wizard', 0.45]]);
    expect(best(data(person({ sameAs: 'https://www.linkedin.com/in/jonas-weber' })))).toBeLessThan(0.6);
  });

  it('is not certain where the name is only somewhere on the page, or nowhere', () => {
    const far = `<p>Marta Oliveira leads us.</p>${'<p>Much more text about us.</p>'.repeat(80)}<footer>${link('marta-oliveira')}${link('jonas-weber')}</footer>`;
    expect(found(far)).toEqual([['marta-oliveira', 0.6]]);
    expect(found(`<footer>${link('marta-oliveira')}${link('jonas-weber')}</footer>`)).toEqual([
      ['marta-oliveira', 0.5],
    ]);
  });

  it('is certain of neither of two people of the same name, of whom one may have no profile', () => {
    expect(best(card('Marta Oliveira', 'marta-oliveira') + card('Marta Oliveira', null))).toBe(0.6);
    const two = [
      person({ jobTitle: 'CFO', sameAs: 'https://www.linkedin.com/in/marta-oliveira' }),
      person({ jobTitle: 'Driver' }),
    ];
    expect(best(data(two))).toBe(0.6);
  });

  it('is not certain of somebody who works elsewhere', () => {
    const sameAs = 'https://www.linkedin.com/in/marta-oliveira';
    const of = (worksFor: unknown) => best(data(person({ sameAs, worksFor })));
    expect(of({ '@type': 'Organization', name: 'Other Bank', url: 'https://other.example' })).toBe(0.6);
    expect(of({ '@type': 'Organization', name: 'Northwind Freight GmbH' })).toBe(0.95);
    expect(of({ '@id': '#org' })).toBe(0.95);
    expect(of('Northwind Freight')).toBe(0.95);
  });

  it('reads broken, deep and endless markup to an end', async () => {
    expect(found('<div><h3>Marta Oliveira<a href="https://linkedin.com/in/marta-oliveira">')).toHaveLength(1);
    expect(found('<div>'.repeat(5000) + link('marta-oliveira'))).toEqual([]);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => card(`Jonas Weber`, `jonas-weber-${index}`)).join('');
    const growth = await growthOver4(750, (count) => expect(found(many(count))).toEqual([]));
    expect(growth).toBeLessThan(LINEAR_MAX);
  });
});
