import { expect, test } from 'vitest';
import { toReadablePage } from '../page/readable-page.ts';
import { toFindings } from './findings.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TARGET = { name: 'Northwind Robotics', domain: 'northwind.example' };

function careersPage(...employers: unknown[]) {
  const jobs = employers.map((hiringOrganization, index) => ({
    '@type': 'JobPosting',
    title: `Fitter ${index}`,
    hiringOrganization,
  }));
  const body = `<script type="application/ld+json">${JSON.stringify(jobs)}</script><p>Work with us.</p>`;
  const url = 'https://northwind.example/careers';
  const answer = { status: 200, headers: { 'content-type': 'text/html' }, url, body, fetchedAt: NOW, fromStore: false };
  const page = toReadablePage(answer, NOW);
  if (page === null) throw new Error('it is a page');
  return toFindings(page, { url, pages: [], redirectTargets: [] }, '2026-11-20', TARGET);
}

test('openings that name another employer are not the company’s, and the employer is told', () => {
  const findings = careersPage(
    { name: 'Northwind Robotics GmbH' },
    { name: 'Tailspin Toys' },
    { name: 'Tailspin Toys', sameAs: 'https://tailspin.example' },
    { name: 'NWR', sameAs: ['https://www.northwind.example/'] },
    'Contoso',
    undefined,
  );
  expect(findings.postings.map(({ title }) => title)).toEqual(['Fitter 0', 'Fitter 3', 'Fitter 5']);
  expect(findings.otherEmployers).toEqual(['Tailspin Toys', 'Contoso']);
});
