import { z } from 'zod';

const establishment = z.object({
  libelle_commune: z.string().nullish(),
  etat_administratif: z.string().nullish(),
});

const uniteLegaleSchema = z.object({
  siren: z.string(),
  nom_complet: z.string(),
  nom_raison_sociale: z.string().nullish(),
  /** "A" for active. */
  etat_administratif: z.string().nullish(),
  activite_principale: z.string().nullish(),
  tranche_effectif_salarie: z.string().nullish(),
  annee_tranche_effectif_salarie: z.string().nullish(),
  siege: establishment.nullish(),
  matching_etablissements: z.array(establishment).nullish(),
});
export type UniteLegale = z.infer<typeof uniteLegaleSchema>;

export const searchSchema = z.object({
  results: z.array(uniteLegaleSchema),
  total_results: z.number().int(),
  total_pages: z.number().int(),
});
