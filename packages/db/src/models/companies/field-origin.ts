/** Where the value of a field came from. */
export interface FieldOriginDoc {
  by: 'person' | 'import' | 'sync' | 'discovery' | 'demo' | 'merge';
  at: Date;
  source?: string;
  file?: string;
  url?: string;
  /** The day for which the source stated it. */
  asOf?: Date;
}
