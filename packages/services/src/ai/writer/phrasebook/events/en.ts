import type { CompanyEvent, SayEvent, SiteKind } from '../../reasons/event.ts';

const SITES: Record<SiteKind, string> = {
  plant: 'plant',
  office: 'office',
  'cold store': 'cold store',
  'distribution centre': 'distribution centre',
  'training centre': 'training centre',
  'research centre': 'research centre',
  showroom: 'showroom',
  warehouse: 'warehouse',
  store: 'store',
  laboratory: 'laboratory',
  site: 'site',
  campus: 'campus',
  'data centre': 'data centre',
  headquarters: 'headquarters',
};
const AN_NUMBER = /^(?:8|11(?!\d)|18(?!\d))/;

export const sayEnglishEvent: SayEvent = (company, event) => {
  switch (event.kind) {
    case 'funding':
      return sayFunding(company, event);
    case 'site': {
      const site = event.order === null ? SITES[event.site] : `${event.order} ${SITES[event.site]}`;
      const place = event.place === null ? '' : ` in ${event.place}`;
      return `${company} opened ${/^[aeiou]/.test(site) ? 'an' : 'a'} ${site}${place}`;
    }
    case 'move':
      return `${company} is moving its headquarters to ${event.place}`;
    case 'expansion':
      return `${company} is expanding to ${event.place}`;
    case 'launch':
      return `${company} launched ${event.product}`;
    case 'acquisition':
      return `${company} acquired ${event.target}`;
    case 'partnership':
      if (event.form === 'agreement') return `${company} signed an agreement with ${event.partner}`;
      return `${company} has ${event.form === 'together' ? 'joined forces' : 'partnered'} with ${event.partner}`;
    case 'openings':
      return `${company} has ${event.count.toLocaleString('en')} ${event.count === 1 ? 'vacancy' : 'vacancies'}`;
    case 'hiring':
      return `${company} is hiring ${event.count} people`;
    case 'paper':
      return `${company} published a paper`;
    case 'appointment':
      return `${company} appointed ${event.person} as ${event.role}`;
    case 'certification':
      return `${company} received its ${event.standard} certification`;
    case 'award':
      return `${company} won the ${event.award}`;
    case 'patent':
      return event.isGranted ? `${company} received a patent` : `${company} filed a patent`;
    case 'technology':
      return event.isNew ? `${company} adopted ${event.technology}` : `${company} works with ${event.technology}`;
  }
};

function sayFunding(company: string, { amount, round, isClosed }: CompanyEvent & { kind: 'funding' }): string | null {
  if (amount === null) return round === null ? null : `${company} closed its ${roundName(round)} round`;
  const money = `${amount.currency}${amount.digits}${amount.scale === null ? '' : ` ${amount.scale}`}`;
  const verb = isClosed ? 'closed' : 'raised';
  if (round === null) return isClosed ? `${company} closed a round of ${money}` : `${company} raised ${money}`;
  return `${company} ${verb} ${AN_NUMBER.test(amount.digits) ? 'an' : 'a'} ${money} ${roundName(round)}${/^series/i.test(round) ? '' : ' round'}`;
}

const roundName = (round: string) => (/^series/i.test(round) ? round : round.toLowerCase());
