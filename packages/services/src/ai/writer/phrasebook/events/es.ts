import { sayLocation } from '../../locations/say-location.ts';
import type { Amount, SayEvent, SiteKind } from '../../reasons/event.ts';

const SITES: Record<SiteKind, { noun: string; isFeminine: boolean }> = {
  plant: { noun: 'planta', isFeminine: true },
  office: { noun: 'oficina', isFeminine: true },
  'cold store': { noun: 'almacén frigorífico', isFeminine: false },
  'distribution centre': { noun: 'centro de distribución', isFeminine: false },
  'training centre': { noun: 'centro de formación', isFeminine: false },
  'research centre': { noun: 'centro de investigación', isFeminine: false },
  showroom: { noun: 'showroom', isFeminine: false },
  warehouse: { noun: 'almacén', isFeminine: false },
  store: { noun: 'tienda', isFeminine: true },
  laboratory: { noun: 'laboratorio', isFeminine: false },
  site: { noun: 'centro', isFeminine: false },
  campus: { noun: 'campus', isFeminine: false },
  'data centre': { noun: 'centro de datos', isFeminine: false },
  headquarters: { noun: 'sede', isFeminine: true },
};
const ORDERS = { new: ['nuevo', 'nueva'], second: ['segundo', 'segunda'], third: ['tercer', 'tercera'] } as const;

export const saySpanishEvent: SayEvent = (company, event) => {
  switch (event.kind) {
    case 'funding': {
      const money = event.amount === null ? null : sayAmount(event.amount);
      if (money !== null)
        return event.isClosed ? `${company} ha cerrado una ronda de ${money}` : `${company} ha captado ${money}`;
      return event.round === null ? null : `${company} ha cerrado una ronda de financiación`;
    }
    case 'site':
      return `${company} cuenta ahora con ${saySite(event.site, event.order)}${inLocation(event.place)}`;
    case 'move': {
      const location = sayLocation(event.place, 'es');
      return location && `${company} traslada su sede ${location.to}`;
    }
    case 'expansion': {
      const location = sayLocation(event.place, 'es');
      return location && `${company} llega ${location.to}`;
    }
    case 'launch':
      return `${company} ha lanzado ${event.product}`;
    case 'acquisition':
      return `${company} ha adquirido ${event.target}`;
    case 'partnership':
      if (event.form === 'agreement') return `${company} ha cerrado un acuerdo con ${event.partner}`;
      return event.form === 'together'
        ? `${company} colabora con ${event.partner}`
        : `${company} ha cerrado una alianza con ${event.partner}`;
    case 'openings':
      return event.count === 1
        ? `${company} tiene ahora mismo un puesto vacante`
        : `${company} tiene ahora mismo ${event.count.toLocaleString('es')} puestos vacantes`;
    case 'hiring':
      return `${company} busca a ${event.count} personas`;
    case 'paper':
      return `${company} ha publicado un artículo`;
    case 'appointment':
      return `${company} ha nombrado ${event.role} a ${event.person}`;
    case 'certification':
      return `${company} ha obtenido la certificación ${event.standard}`;
    case 'award':
      return `${company} ha ganado el ${event.award}`;
    case 'patent':
      return event.isGranted ? `${company} ha obtenido una patente` : `${company} ha solicitado una patente`;
    case 'technology':
      return event.isNew ? `${company} ha adoptado ${event.technology}` : `${company} trabaja con ${event.technology}`;
  }
};

function saySite(site: SiteKind, order: 'new' | 'second' | 'third' | null): string {
  const { noun, isFeminine } = SITES[site];
  const adjective = order === null ? '' : `${ORDERS[order][isFeminine ? 1 : 0]} `;
  return `${isFeminine ? 'una' : 'un'} ${adjective}${noun}`;
}

function inLocation(location: string | null): string {
  const said = location === null ? null : sayLocation(location, 'es');
  return said === null ? '' : ` ${said.in}`;
}

const CURRENCIES = { '€': 'euros', '£': 'libras', $: 'dólares' } as const;

function sayAmount({ digits, scale, currency }: Amount): string | null {
  if (scale === 'billion') return null;
  const number = scale === null ? digits.replaceAll(',', '.') : digits.replace('.', ',');
  if (scale === null) return `${number} ${currency}`;
  const word = scale === 'thousand' ? 'mil' : digits === '1' ? 'millón de' : 'millones de';
  return `${number} ${word} ${CURRENCIES[currency]}`;
}
