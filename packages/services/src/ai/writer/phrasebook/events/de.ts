import { sayLocation } from '../../locations/say-location.ts';
import type { Amount, SayEvent, SiteKind } from '../../reasons/event.ts';

/** With the article that fits: "ein neues Werk". */
const SITES: Record<SiteKind, { noun: string; isMasculine: boolean }> = {
  plant: { noun: 'Werk', isMasculine: false },
  office: { noun: 'Büro', isMasculine: false },
  'cold store': { noun: 'Kühlhaus', isMasculine: false },
  'distribution centre': { noun: 'Verteilzentrum', isMasculine: false },
  'training centre': { noun: 'Schulungszentrum', isMasculine: false },
  'research centre': { noun: 'Forschungszentrum', isMasculine: false },
  showroom: { noun: 'Showroom', isMasculine: true },
  warehouse: { noun: 'Lager', isMasculine: false },
  store: { noun: 'Geschäft', isMasculine: false },
  laboratory: { noun: 'Labor', isMasculine: false },
  site: { noun: 'Standort', isMasculine: true },
  campus: { noun: 'Campus', isMasculine: true },
  'data centre': { noun: 'Rechenzentrum', isMasculine: false },
  headquarters: { noun: 'Hauptsitz', isMasculine: true },
};
const ORDERS = { new: 'neue', second: 'zweite', third: 'dritte' } as const;

export const sayGermanEvent: SayEvent = (company, event) => {
  switch (event.kind) {
    case 'funding': {
      const money = event.amount === null ? null : sayAmount(event.amount);
      if (money === null) return event.round === null ? null : `${company} eine Finanzierungsrunde abgeschlossen hat`;
      return event.isClosed
        ? `${company} eine Runde über ${money} abgeschlossen hat`
        : `${company} ${money} eingesammelt hat`;
    }
    case 'site': {
      const { noun, isMasculine } = SITES[event.site];
      const adjective = event.order === null ? '' : `${ORDERS[event.order]}${isMasculine ? 'n' : 's'} `;
      return `${company}${inLocation(event.place)} ${isMasculine ? 'einen' : 'ein'} ${adjective}${noun} eröffnet hat`;
    }
    case 'move': {
      const location = sayLocation(event.place, 'de');
      return location && `${company} den Hauptsitz ${location.to} verlegt`;
    }
    case 'expansion': {
      const location = sayLocation(event.place, 'de');
      return location && `${company} ${location.to} expandiert`;
    }
    case 'launch':
      return `${company} ${event.product} vorgestellt hat`;
    case 'acquisition':
      return `${company} ${event.target} übernommen hat`;
    case 'partnership':
      if (event.form === 'agreement') return `${company} einen Vertrag mit ${event.partner} geschlossen hat`;
      return `${company} mit ${event.partner} zusammenarbeitet`;
    case 'openings':
      return event.count === 1
        ? `${company} gerade eine Stelle ausgeschrieben hat`
        : `${company} gerade ${event.count.toLocaleString('de')} Stellen ausgeschrieben hat`;
    case 'hiring':
      return `${company} gerade ${event.count} neue Leute sucht`;
    case 'paper':
      return `${company} einen Fachartikel veröffentlicht hat`;
    case 'appointment':
      return `${event.person} jetzt ${event.role} bei ${company} ist`;
    case 'certification':
      return `${company} die Zertifizierung nach ${event.standard} erhalten hat`;
    case 'award':
      return `${company} den ${event.award} gewonnen hat`;
    case 'patent':
      return event.isGranted ? `${company} ein Patent erhalten hat` : `${company} ein Patent angemeldet hat`;
    case 'technology':
      return event.isNew
        ? `${company} jetzt mit ${event.technology} arbeitet`
        : `${company} mit ${event.technology} arbeitet`;
  }
};

function inLocation(location: string | null): string {
  const said = location === null ? null : sayLocation(location, 'de');
  return said === null ? '' : ` ${said.in}`;
}

const SINGULAR = { thousand: 'Tausend', million: 'Million', billion: 'Milliarde' } as const;
const SCALES = { thousand: 'Tausend', million: 'Millionen', billion: 'Milliarden' } as const;

const CURRENCIES = { '€': 'Euro', '£': 'Pfund', $: 'Dollar' } as const;

function sayAmount({ digits, scale, currency }: Amount): string {
  const word = scale === null ? '' : digits === '1' ? SINGULAR[scale] : SCALES[scale];
  return [decimalComma(digits, scale !== null), word, scale === null ? currency : CURRENCIES[currency]]
    .filter(Boolean)
    .join(' ');
}

/** "22.5" is "22,5", "1,200" is "1.200". */
const decimalComma = (digits: string, hasScale: boolean) =>
  hasScale ? digits.replace('.', ',') : digits.replaceAll(',', '.');
