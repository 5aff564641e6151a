/** The registers and networks that the product knows, with a number of each as it is written. */
export const REGISTERS = [
  { kind: 'wikidata', label: 'Wikidata', example: 'Q312' },
  { kind: 'cik', label: 'CIK', example: '0000320193' },
  { kind: 'lei', label: 'LEI', example: 'HWUPKR0MPOU8FGXBT394' },
  { kind: 'siren', label: 'SIREN', example: '552 032 534' },
  { kind: 'companiesHouse', label: 'Companies House number', example: '00445790' },
  { kind: 'orgnr', label: 'Norwegian organisation number', example: '923 609 016' },
  { kind: 'ico', label: 'IČO', example: '45274649' },
  { kind: 'linkedin', label: 'LinkedIn page', example: 'linkedin.com/company/acme' },
] as const;

/** The choice that stands for a system of the user's own, which is then named. */
export const OWN_KIND = 'own';

export interface IdentifierDraft {
  /** Of REGISTERS, or OWN_KIND. */
  choice: string;
  /** The user's own system, as "hubspot". */
  system: string;
  value: string;
}

export const EMPTY_DRAFT: IdentifierDraft = { choice: REGISTERS[0].kind, system: '', value: '' };

export const exampleOf = (choice: string): string => REGISTERS.find(({ kind }) => kind === choice)?.example ?? '4711';

/** What a draft asks for. */
export const toIdentifier = ({ choice, system, value }: IdentifierDraft) => ({
  kind: choice === OWN_KIND ? system.trim() : choice,
  value: value.trim(),
});
