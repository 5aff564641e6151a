/** What a number counts. Sources count different things; the kind travels with the figure. */
export type FigureKind =
  | 'exact'
  | 'band'
  | 'period_average'
  | 'establishment'
  | 'plan_participants'
  | 'text_extracted'
  | 'self_declared'
  | 'community'
  | 'file';

export type FigureScope = 'group' | 'legal_entity' | 'establishment' | 'unknown';

/** A head count as a source states it: one number, or a band whose end may be open. Persons, never 0 for unknown. */
export type Headcount = { value: number } | { min: number; max: number | null };

/** What one source says about one company at one time. A connector returns these; it knows no database. */
export interface Figure {
  source: string;
  headcount: Headcount | null;
  kind: FigureKind;
  scope: FigureScope;
  locations: string[];
  /** Day the figure is true for, when the source says so. */
  asOf: Date | null;
  url: string | null;
  quote: string | null;
}
