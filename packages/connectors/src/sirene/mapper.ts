import { industryName } from '../company-identity/nace-names.ts';
import { formatLocation } from '../geography/location.ts';
import type { CompanyAnswer, DiscoveredCompany, Figure, MatchMethod } from '../types.ts';
import { headcountOfBand } from './headcount-bands.ts';
import type { UniteLegale } from './schema.ts';

export function mapCompany(unite: UniteLegale, match: MatchMethod): CompanyAnswer {
  const establishments = [unite.siege, ...(unite.matching_etablissements ?? [])];
  const open = establishments.filter((establishment) => establishment?.etat_administratif !== 'F');
  const locations = open.map((each) => formatLocation(each?.libelle_commune, 'FR')).filter((each) => each !== null);
  return {
    match,
    figures: figuresOf(unite),
    locations: [...new Set(locations)],
    industry: industryName(unite.activite_principale),
    ids: { siren: unite.siren },
    note: noteOf(unite),
  };
}

/** The register names no website, so a person has to add one. */
export function mapDiscovered(unite: UniteLegale): DiscoveredCompany {
  return {
    name: unite.nom_raison_sociale ?? unite.nom_complet,
    domain: null,
    industry: industryName(unite.activite_principale),
    headcount: headcountOfBand(unite.tranche_effectif_salarie),
    location: formatLocation(unite.siege?.libelle_commune, 'FR'),
  };
}

function figuresOf(unite: UniteLegale): Figure[] {
  const headcount = headcountOfBand(unite.tranche_effectif_salarie);
  if (headcount === null) return [];
  const kind = 'value' in headcount ? 'exact' : 'band';
  const url = `https://annuaire-entreprises.data.gouv.fr/entreprise/${unite.siren}`;
  return [{ headcount, kind, scope: 'legal_entity', asOf: endOfYear(unite), url, quote: null }];
}

/** The band is about the last day of its year, and lags some two years behind. */
function endOfYear({ annee_tranche_effectif_salarie: year }: UniteLegale): Date | null {
  return /^\d{4}$/.test(year ?? '') ? new Date(Date.UTC(Number(year), 11, 31)) : null;
}

function noteOf({ etat_administratif, tranche_effectif_salarie: code }: UniteLegale): string | null {
  if (etat_administratif === 'C') return 'Closed';
  if (headcountOfBand(code) !== null) return null;
  return !code || code === 'NN'
    ? 'The register does not state the size'
    : `The register states an unknown size: ${code}`;
}
