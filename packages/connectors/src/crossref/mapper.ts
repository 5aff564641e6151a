import { namesCompany } from '../company-identity/company-name.ts';
import { findProof } from '../gather/proof.ts';
import type { Evidence, GatherTarget, Unconfirmed } from '../gather/types.ts';
import { htmlToText } from '../markup/html-text.ts';
import type { Work } from './schema.ts';

/** The search is by words and finds much that only sounds alike: an author has to belong to this very company. */
export function mapWorks(works: Work[], target: GatherTarget): { evidence: Evidence[]; unconfirmed: Unconfirmed[] } {
  const evidence: Evidence[] = [];
  const unconfirmed: Unconfirmed[] = [];
  for (const work of works) {
    const affiliations = (work.author ?? []).flatMap(
      ({ affiliation }) => affiliation?.map(({ name }) => name ?? '') ?? [],
    );
    const own = affiliations.filter((affiliation) => namesCompany(affiliation, target.name));
    const title = readable(work.title?.[0]);
    if (own.length === 0 || title === '') continue;
    // Old ones hold "<", "#" and "?".
    const url = `https://doi.org/${work.DOI.split('/').map(encodeURIComponent).join('/')}`;
    const proven = own.find((affiliation) => findProof(affiliation, target) !== null);
    if (proven === undefined) {
      unconfirmed.push({ title, url, reason: `Its authors are at “${own[0]}”, which may be another company` });
      continue;
    }
    const journal = readable(work['container-title']?.[0]);
    evidence.push({
      kind: 'publication',
      url,
      title,
      date: dayOf(work),
      publisher: journal || 'Crossref',
      text: [title, ...(journal === '' ? [] : [journal]), proven].join('\n'),
      proof: findProof(proven, target) ?? 'name_and_place',
    });
  }
  return { evidence, unconfirmed };
}

/** Titles are often sent with the publisher's markup: "CO<sub>2</sub>", "R&amp;D". */
const readable = (text: string | undefined) => htmlToText(text ?? '').replaceAll('\n', ' ');

/** Often only the year or the month is known: then it is undated. */
function dayOf({ published }: Work): string | null {
  const [year, month, day] = published?.['date-parts'][0] ?? [];
  if (!year || !month || !day) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
