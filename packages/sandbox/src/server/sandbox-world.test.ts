import { describe, expect, it } from 'vitest';
import { DEMO_COMPANIES, DEMO_SEED, demoFiles } from '../demo-files.ts';
import { createSandboxWorld } from './sandbox-world.ts';

const world = createSandboxWorld({ seed: DEMO_SEED, companies: 500 });

describe('the world of the sandbox', () => {
  it('holds the companies of the demo and some that nobody tracks yet', () => {
    const tracked = new Set(
      [...demoFiles(new Date('2026-01-31'))].flatMap(({ csv }) => csv.match(/[\w-]+\.example\.com/g)),
    );
    expect(tracked.size).toBe(DEMO_COMPANIES);
    for (const domain of tracked) expect(world.all().some((company) => company.domain === domain)).toBe(true);
    expect(world.all().length).toBeGreaterThan(tracked.size);
  });

  it('invents a company for any name under example.com, always the same', () => {
    const company = world.byDomain('blue-kettle-foods.example.com');
    expect(company).toMatchObject({ name: 'Blue Kettle Foods', domain: 'blue-kettle-foods.example.com' });
    const other = createSandboxWorld({ seed: 1, companies: 3 }).byDomain('blue-kettle-foods.example.com');
    expect(other).toEqual(company);
    expect(world.byName('blue kettle')).toEqual([company]);
  });

  it.each(['acme.com', 'example.com', 'a.b.example.com', '-x.example.com', 'example.com.evil.test', ''])(
    'invents nothing for %j',
    (domain) => {
      expect(world.byDomain(domain)).toBeNull();
    },
  );

  it('finds a company by each of its numbers, and gives no two the same', () => {
    const seen = new Set<string>();
    for (const company of world.all()) {
      for (const [kind, id] of Object.entries(company.ids)) {
        expect(world.byId(kind as 'cik', id)).toBe(company);
        expect(seen.has(`${kind} ${id}`), `${kind} ${id}`).toBe(false);
        seen.add(`${kind} ${id}`);
      }
    }
  });

  it('lets vendors differ a little from each other and never from themselves', () => {
    const [company] = world.all();
    if (company === undefined) throw new Error('the world is empty');
    expect(world.headcount(company, 'apollo')).toBe(world.headcount(company, 'apollo'));
    const counts = ['apollo', 'pdl', 'wikidata', 'brreg', 'website'].map((vendor) => world.headcount(company, vendor));
    expect(new Set(counts).size).toBeGreaterThan(1);
    for (const count of counts) expect(Math.abs(count / (company.headcounts[0] ?? 1) - 1)).toBeLessThan(0.41);
  });

  it('lets a vendor cover about the share of companies that it is given', () => {
    const covered = world.all().filter((company) => world.covers(company, 'lusha', 0.6)).length;
    expect(covered / world.all().length).toBeGreaterThan(0.5);
    expect(covered / world.all().length).toBeLessThan(0.7);
  });
});
