import type { MessageLanguage } from '../../schemas.ts';

/** What a site is, by the word that the languages translate. */
export type SiteKind =
  | 'plant'
  | 'office'
  | 'cold store'
  | 'distribution centre'
  | 'training centre'
  | 'research centre'
  | 'showroom'
  | 'warehouse'
  | 'store'
  | 'laboratory'
  | 'site'
  | 'campus'
  | 'data centre'
  | 'headquarters';

/** What a fact says that a company did, taken apart so that it can be said in another language. */
export type CompanyEvent =
  | { kind: 'funding'; amount: Amount | null; round: string | null; isClosed: boolean }
  | { kind: 'site'; site: SiteKind; order: 'new' | 'second' | 'third' | null; place: string | null }
  | { kind: 'move'; place: string }
  | { kind: 'expansion'; place: string }
  | { kind: 'launch'; product: string }
  | { kind: 'acquisition'; target: string }
  | { kind: 'partnership'; partner: string; form: 'partnership' | 'agreement' | 'together' }
  | { kind: 'openings'; count: number }
  | { kind: 'hiring'; count: number }
  | { kind: 'appointment'; person: string; role: string }
  | { kind: 'certification'; standard: string }
  | { kind: 'award'; award: string }
  | { kind: 'patent'; isGranted: boolean }
  | { kind: 'paper' }
  | { kind: 'technology'; technology: string; isNew: boolean };

export interface Amount {
  /** As written, without a currency: "48", "22.5". */
  digits: string;
  scale: 'thousand' | 'million' | 'billion' | null;
  currency: '$' | '€' | '£';
}

/** The event as a clause that follows "that", in English with its past tense. */
export type SayEvent = (company: string, event: CompanyEvent) => string | null;
export type EventPhrases = Record<MessageLanguage, SayEvent>;
