import { sayLocation } from '../../locations/say-location.ts';
import type { Amount, SayEvent, SiteKind } from '../../reasons/event.ts';

const SITES: Record<SiteKind, { noun: string; isFeminine: boolean }> = {
  plant: { noun: 'usine', isFeminine: true },
  office: { noun: 'bureau', isFeminine: false },
  'cold store': { noun: 'entrepôt frigorifique', isFeminine: false },
  'distribution centre': { noun: 'centre de distribution', isFeminine: false },
  'training centre': { noun: 'centre de formation', isFeminine: false },
  'research centre': { noun: 'centre de recherche', isFeminine: false },
  showroom: { noun: 'showroom', isFeminine: false },
  warehouse: { noun: 'entrepôt', isFeminine: false },
  store: { noun: 'magasin', isFeminine: false },
  laboratory: { noun: 'laboratoire', isFeminine: false },
  site: { noun: 'site', isFeminine: false },
  campus: { noun: 'campus', isFeminine: false },
  'data centre': { noun: 'centre de données', isFeminine: false },
  headquarters: { noun: 'siège', isFeminine: false },
};

export const sayFrenchEvent: SayEvent = (company, event) => {
  switch (event.kind) {
    case 'funding': {
      const money = event.amount === null ? null : sayAmount(event.amount);
      if (money !== null)
        return event.isClosed ? `${company} a bouclé un tour de ${money}` : `${company} a levé ${money}`;
      return event.round === null ? null : `${company} a bouclé une levée de fonds`;
    }
    case 'site':
      return `${company} dispose désormais d’${saySite(event.site, event.order)}${inLocation(event.place)}`;
    case 'move':
      return `${company} transfère son siège${inLocation(event.place)}`;
    case 'expansion': {
      const location = sayLocation(event.place, 'fr');
      return location && `${company} s’implante ${location.in}`;
    }
    case 'launch':
      return `${company} a lancé ${event.product}`;
    case 'acquisition':
      return `${company} a racheté ${event.target}`;
    case 'partnership':
      if (event.form === 'agreement') return `${company} a conclu un accord avec ${event.partner}`;
      return event.form === 'together'
        ? `${company} collabore avec ${event.partner}`
        : `${company} a conclu un partenariat avec ${event.partner}`;
    case 'openings':
      return event.count === 1
        ? `${company} propose actuellement un poste`
        : `${company} propose actuellement ${grouped(event.count)} postes`;
    case 'hiring':
      return `${company} recrute actuellement ${grouped(event.count)} personnes`;
    case 'paper':
      return `${company} a publié un article`;
    case 'appointment':
      return `${company} a nommé ${event.person} au poste de ${event.role}`;
    case 'certification':
      return `${company} détient désormais la certification ${event.standard}`;
    case 'award':
      return `${company} a remporté le ${event.award}`;
    case 'patent':
      return event.isGranted ? `${company} a obtenu un brevet` : `${company} a déposé un brevet`;
    case 'technology':
      return event.isNew ? `${company} a adopté ${event.technology}` : `${company} utilise ${event.technology}`;
  }
};

function saySite(site: SiteKind, order: 'new' | 'second' | 'third' | null): string {
  const { noun, isFeminine } = SITES[site];
  if (order === 'new') return isFeminine ? `une nouvelle ${noun}` : `un nouveau ${noun}`;
  const which = { second: 'deuxième ', third: 'troisième ' };
  return `${isFeminine ? 'une' : 'un'} ${order === null ? '' : which[order]}${noun}`;
}

/** "au Havre", "en Espagne", "à Lyon"; "" when the location can't be said. */
function inLocation(location: string | null): string {
  const said = location === null ? null : sayLocation(location, 'fr');
  return said === null ? '' : ` ${said.in}`;
}

const SCALES = { thousand: 'mille', million: 'millions', billion: 'milliards' } as const;

const CURRENCIES: Record<string, string> = { '€': 'd’euros', '£': 'de livres', $: 'de dollars' };

function sayAmount({ digits, scale, currency }: Amount): string {
  const number = scale === null ? digits.replaceAll(',', ' ') : digits.replace('.', ',');
  const word =
    scale === null ? '' : Number(digits.replace(',', '.')) < 2 ? SCALES[scale].replace(/s$/, '') : SCALES[scale];
  // "22,5 millions d’euros", but "900 000 €".
  return [number, word, (word !== '' && CURRENCIES[currency]) || currency].filter(Boolean).join(' ');
}

const grouped = (count: number) => count.toLocaleString('fr').replace(/\s/g, ' ');
