import type { EvidenceItem } from '../../schemas.ts';
import type { AnalysisInput } from '../analyst.ts';
import { draftFromEvidence } from './built-in-analyst.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');
export const COMPANY = { name: 'Tallowmere Robotics', domain: 'tallowmere.example' };

let count = 0;

/** An article of the company's own site unless told otherwise; its title is the first line. */
export function item(text: string, fields: Partial<EvidenceItem> = {}): EvidenceItem {
  count += 1;
  return {
    id: `E${count}`,
    kind: 'article',
    url: `https://tallowmere.example/news/${count}`,
    title: text.split('\n')[0] ?? '',
    date: '2026-10-02',
    publisher: 'tallowmere.example',
    text,
    proof: 'own_domain',
    ...fields,
  };
}

export const page = (text: string, fields: Partial<EvidenceItem> = {}) =>
  item(text, { kind: 'page', url: `https://tallowmere.example/page-${count}`, date: null, ...fields });

export const press = (title: string, fields: Partial<EvidenceItem> = {}) =>
  item(title, {
    kind: 'headline',
    url: `https://times.example/${count}`,
    publisher: 'Example Times',
    proof: 'name_and_place',
    ...fields,
  });

export const analyse = (evidence: EvidenceItem[], fields: Partial<AnalysisInput> = {}) =>
  draftFromEvidence({ company: COMPANY, evidence, postings: null, now: NOW, ...fields });
