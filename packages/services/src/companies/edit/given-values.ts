import type { FieldOriginDoc } from '@workbench/db';
import type { TypedHeadcount } from './typed-values.ts';

/** What one field is set to, and by whom. */
export interface Given<T> {
  value: T;
  origin: FieldOriginDoc;
}

export interface GivenValues {
  name?: Given<string>;
  domain?: Given<string>;
  industry?: Given<string | null>;
  locations?: Given<string[]>;
  /** null leaves the headcount to the sources. */
  headcount?: Given<TypedHeadcount | null>;
}
