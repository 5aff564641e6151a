import { hash } from '../sandbox-world.ts';
import { topicsOf } from './facts.ts';
import { freshDay, type Plot, pickSome, staleDay } from './plot.ts';
import type { StoryTrial, StoryWork } from './types.ts';

/** Papers of its own people, and of those of another company of its name. */
export function worksOf(plot: Plot): StoryWork[] {
  const random = plot.randomOf('works');
  const { company } = plot;
  const count = plot.isResearcher && random.chance(0.6) ? random.integer(1, 4) : 0;
  const own = pickSome(random, PAPERS, count).map(([title, journal], index) => ({
    doi: `10.9999/${plot.label}.${index + 1}`,
    title: title.replace('{topic}', random.pick(topicsOf(company))),
    journal,
    publishedOn: random.chance(0.8) ? freshDay(plot, random) : staleDay(plot, random),
    affiliation: random.pick([
      `${company.name}, ${company.city}, ${company.country}`,
      `Research Department, ${company.name}, ${company.city}, ${company.country}`,
      `${company.name} (${company.domain}), ${company.country}`,
    ]),
  }));
  if (plot.homonym === null || !random.chance(0.6)) return own;
  const other = {
    doi: `10.9998/${plot.label}.77`,
    title: random.pick(['Roof tile glazing in humid climates', 'A field guide to estuary lichens']),
    journal: 'Proceedings of Unrelated Things',
    publishedOn: freshDay(plot, random),
    affiliation: `${company.name}, ${plot.homonym.location}`,
  };
  return [...own, other];
}

const PAPERS = [
  ['Advances in {topic}: a controlled comparison', 'Journal of Fictional Methods'],
  ['Limits of {topic} under field conditions', 'Annals of Invented Engineering'],
  ['An open data set for {topic}', 'Letters in Imaginary Science'],
  ['Towards reliable {topic}', 'Journal of Fictional Methods'],
  ['{topic} at scale: lessons from three sites', 'Transactions on Made-up Systems'],
] as const;

const MEDICAL = new Set(['Biotechnology', 'Pharmaceuticals', 'Medical Devices']);

export function trialsOf(plot: Plot): StoryTrial[] {
  const random = plot.randomOf('trials');
  const { company } = plot;
  const number = (serial: number) => `NCT99${String((hash(company.domain) + serial) % 1_000_000).padStart(6, '0')}`;
  const count = MEDICAL.has(company.industry) && random.chance(0.7) ? random.integer(1, 2) : 0;
  const own = pickSome(random, STUDIES, count).map((title, index) => ({
    nctId: number(index),
    title: title.replace('{topic}', random.pick(topicsOf(company))),
    status: random.pick(['RECRUITING', 'ACTIVE_NOT_RECRUITING']),
    startedOn: freshDay(plot, random),
    sponsor: company.name,
    contactEmail: `trials@${company.domain}`,
  }));
  if (plot.homonym === null || !random.chance(0.4)) return own;
  const other = {
    nctId: number(50),
    title: 'Herbal tea and sleep quality in night porters',
    status: 'RECRUITING',
    startedOn: freshDay(plot, random),
    sponsor: company.name,
    contactEmail: random.chance(0.5) ? `study@${plot.homonym.domain}` : null,
  };
  return [...own, other];
}

const STUDIES = [
  'Safety of {topic} in healthy volunteers',
  'A Phase 2 study of {topic} in adults',
  'Long-term follow-up after {topic}',
  'Feasibility of {topic} in day clinics',
];
