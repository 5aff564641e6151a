import type { CompanyAnswer, GenericSettings } from '../types.ts';
import { readPath } from './json-path.ts';
import { readCount } from './read-count.ts';

/** `null`: the vendor does not know the company. `unfit`: the answer has not the described shape at this field. */
export type MappedAnswer = { answer: CompanyAnswer | null } | { unfit: string; reason: string };

export function toCompanyAnswer(document: unknown, settings: GenericSettings): MappedAnswer {
  const at = readPath(document, settings.countPath);
  if (at.state === 'empty') return { answer: null };
  if (at.state === 'missing') return { unfit: settings.countPath, reason: 'it is not in the answer' };
  const count = at.state === 'found' ? readCount(at.value) : 'none';
  if (count === 'unreadable') return { unfit: settings.countPath, reason: 'it is no headcount that can be read' };
  const isByDomain = `${settings.path}${settings.body ?? ''}`.includes('{domain}');
  return {
    answer: {
      match: isByDomain ? 'domain' : 'name',
      figures:
        count === 'none'
          ? []
          : [
              {
                headcount: count,
                kind: 'value' in count ? 'exact' : 'band',
                scope: 'unknown',
                asOf: null,
                url: null,
                quote: null,
              },
            ],
      locations: locationsOf(document, settings.locationPath),
      industry: null,
      ids: {},
      note: null,
    },
  };
}

/** One path, or several with commas between, whose texts make one place: "data.city, data.country". */
function locationsOf(document: unknown, paths: string | null): string[] {
  const parts = (paths ?? '').split(',').flatMap((path) => {
    const at = path.trim() === '' ? null : readPath(document, path.trim());
    return at?.state === 'found' && typeof at.value === 'string' && at.value.trim() !== '' ? [at.value.trim()] : [];
  });
  return parts.length === 0 ? [] : [parts.join(', ')];
}
