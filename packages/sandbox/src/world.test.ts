import { describe, expect, test } from 'vitest';
import { createWorld, statedHeadcount } from './world.ts';

const { companies } = createWorld({ seed: 7, companies: 2000 });

describe('the fictional world', () => {
  test('is the same for the same seed and another for another', () => {
    expect(createWorld({ seed: 7, companies: 2000 })).toEqual({ companies });
    expect(createWorld({ seed: 8, companies: 2000 })).not.toEqual({ companies });
  });
  test('gives each company a name and a domain of its own, under the domain reserved for documentation', () => {
    expect(new Set(companies.map((company) => company.name)).size).toBe(2000);
    expect(new Set(companies.map((company) => company.domain)).size).toBe(2000);
    for (const { domain } of companies) expect(domain).toMatch(/^[a-z]+(-[a-z]+)+\.example\.com$/);
  });
  test('gives each company one to three places and three to six sources, of which three report', () => {
    for (const { locations, views } of companies) {
      expect(locations.length).toBeGreaterThanOrEqual(1);
      expect(locations.length).toBeLessThanOrEqual(3);
      expect(views.length).toBeGreaterThanOrEqual(3);
      expect(views.length).toBeLessThanOrEqual(6);
      expect(views.filter((view) => view.givesHeadcount).length).toBeGreaterThanOrEqual(3);
      for (const view of views) expect(locations).toContain(view.location);
    }
  });
  test('has companies that grow and companies that shrink', () => {
    const changes = companies.map(({ headcounts }) => (headcounts[0] ?? 0) - (headcounts[12] ?? 0));
    expect(changes.filter((change) => change > 0).length).toBeGreaterThan(600);
    expect(changes.filter((change) => change < 0).length).toBeGreaterThan(200);
  });
  test('lets sources disagree, mostly a little and now and then grossly', () => {
    const errors = companies.flatMap((company) =>
      company.views
        .filter((view) => view.givesHeadcount && view.source.name !== 'UpLead')
        .map((view) => Number(statedHeadcount(company, view, 0)) / (company.headcounts[0] ?? 1)),
    );
    const gross = errors.filter((ratio) => ratio > 4 || ratio < 0.25).length;
    expect(gross / errors.length).toBeGreaterThan(0.01);
    expect(gross / errors.length).toBeLessThan(0.05);
    expect(errors.filter((ratio) => ratio === 1).length / errors.length).toBeLessThan(0.2);
  });
});
