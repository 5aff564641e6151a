import type { Comparison, MatchStrength } from './comparison.ts';

/** What a person is shown, from what two companies have in common. Pure. */
export function judgeMatch(pair: Comparison): MatchStrength | null {
  const { shared, hasOtherIdentifier, site, name, location, size } = pair;
  const isAlike = name === 'same' || name === 'spelling' || name === 'abbreviation' || name === 'part';
  // A register gives each entity its own number, so no other likeness outweighs two of them.
  if (hasOtherIdentifier) return shared.length > 0 && isAlike ? 'possible' : null;
  if (name === 'branch' || name === 'numbered') {
    const isTwin = name === 'branch' && location === 'city' && isSameSize(size);
    return shared.length > 0 || site === 'same' || isTwin ? 'possible' : null;
  }
  if (shared.length > 0) return isAlike || site === 'same' || site === 'redirect' ? 'sure' : 'possible';
  const isNamed = isAlike || name === 'longer' || name === 'holding' || name === 'script';
  if (site === 'same' || site === 'redirect') {
    return isNamed && location !== 'abroad' && size !== 'far' ? 'sure' : 'possible';
  }
  if (site === 'subdomain') return judgeSubdomain(pair, isAlike);
  if (name === 'holding' || name === 'longer') return judgeLonger(pair);
  if (name === 'similar' || name === 'region' || name === 'script') return judgeSimilar(pair);
  if (!isAlike)
    return (site === 'label' || site === 'name') && location === 'city' && size !== 'far' ? 'possible' : null;
  return site === 'label' ? judgeLabel(pair) : judgeNamesake(pair);
}

/** Countries and departments have sub-domains, too. */
function judgeSubdomain({ name, location, size }: Comparison, isAlike: boolean): MatchStrength | null {
  if (!isAlike || size === 'far') return null;
  return name === 'part' || location === 'abroad' ? 'possible' : 'sure';
}

/** "Robert Bosch" and "Bosch"; with "Holding" it is another company unless the size says the same. */
function judgeLonger({ name, site, location, size }: Comparison): MatchStrength | null {
  const isNamed = site === 'label' || site === 'name';
  const isClose = location === 'city' || (location !== 'abroad' && location !== 'apart' && isNamed);
  if (!isClose || size === 'far') return null;
  return isSameSize(size) || name === 'longer' ? 'possible' : null;
}

/** Most of the words, or all but a region: it takes a likeness of another kind, too. */
function judgeSimilar({ name, site, location, size }: Comparison): MatchStrength | null {
  if (location === 'abroad' || size === 'far') return null;
  if (location === 'city') return 'possible';
  if (name === 'script') return site === 'label' || location !== 'apart' ? 'possible' : null;
  if (site === 'label') return isSameSize(size) ? 'possible' : null;
  return name === 'similar' && size === 'large' ? 'possible' : null;
}

/** The same name as a site under another ending: "acme.com" and "acme.de". */
function judgeLabel({ name, location, industry, size, isDistinct }: Comparison): MatchStrength | null {
  if (location === 'abroad') return size === 'large' || (size === 'same' && industry !== 'other') ? 'possible' : null;
  if (location === 'city') return size === 'far' || name === 'part' ? 'possible' : 'sure';
  if (size === 'far' || (industry === 'other' && location !== 'country')) return null;
  const isSupported = isSameSize(size) || industry === 'same' || (isDistinct && name === 'same');
  return location === 'apart' && !isSupported ? null : 'possible';
}

/** The same name with another site. */
function judgeNamesake({ name, site, location, industry, size, isDistinct }: Comparison): MatchStrength | null {
  if (location === 'abroad' || size === 'far') return null;
  if (location === 'city') return 'possible';
  if (location === 'apart') {
    if (size === 'large' && name !== 'part') return 'possible';
    const isSupported = isSameSize(size) || isDistinct;
    return site === 'name' && name === 'same' && industry === 'same' && isSupported ? 'possible' : null;
  }
  if (industry === 'other' && !isSameSize(size)) return null;
  if (name === 'same' || site === 'name') return 'possible';
  return isSameSize(size) || industry === 'same' ? 'possible' : null;
}

const isSameSize = (size: Comparison['size']) => size === 'same' || size === 'large';
