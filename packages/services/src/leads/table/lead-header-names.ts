import { withoutRequirement } from '../../shared/headers/words/header-words.ts';
import type { HeaderMap, LeadField } from '../values/fields.ts';

export type LeadColumn = LeadField | 'fullName' | 'domain' | 'city' | 'state' | 'country';

/** Beside one part of the name, a column that is called so has the other part. */
export const BARE_NAMES: readonly string[] = ['name', 'nombre', 'nom'];

/**
 * The header names of each field, folded (`foldLeadHeader`). Earlier groups win over later ones, so a list with "Email"
 * and "Personal Email" is read by its "Email". No name occurs in two groups. Left out on purpose: company columns
 * ("Company LinkedIn Url", "Company City"), and "Titel", an academic title in German lists.
 */
export const LEAD_HEADERS: Record<LeadColumn, readonly (readonly string[])[]> = {
  firstName: [
    ['firstname', 'givenname', 'forename', 'vorname', 'prenom', 'primernombre'],
    ['first', 'contactfirstname', 'leadfirstname'],
  ],
  lastName: [
    ['lastname', 'surname', 'familyname', 'nachname', 'familienname', 'nomdefamille', 'apellido', 'apellidos'],
    ['last', 'contactlastname', 'leadlastname'],
  ],
  fullName: [
    ['fullname', 'vollstandigername', 'nomcomplet', 'nombrecompleto'],
    ['contactname', 'personname', 'leadname', 'contactfullname', 'ansprechpartner', 'nomducontact'],
    BARE_NAMES,
    ['contact', 'person', 'lead', 'kontakt', 'contacto'],
  ],
  email: [
    ['email', 'emailaddress', 'mail', 'emailadresse', 'mailadresse', 'adresseemail', 'correo', 'correoelectronico'],
    ['workemail', 'businessemail', 'professionalemail', 'companyemail', 'workemailaddress', 'businessemailaddress'],
    ['primaryemail', 'contactemail', 'leademail', 'email1', 'courriel', 'adressemail'],
    ['personalemail', 'privateemail'],
  ],
  company: [
    ['company', 'companyname', 'firma', 'entreprise', 'empresa'],
    ['organisation', 'organization', 'organisationname', 'organizationname', 'unternehmen', 'societe', 'compania'],
    ['account', 'accountname', 'employer', 'currentcompany', 'businessname', 'firmenname', 'arbeitgeber'],
    ['companyaccount', 'associatedcompany', 'personorganization', 'personorganisation'],
  ],
  title: [
    ['title', 'jobtitle', 'titre', 'puesto'],
    ['position', 'role', 'jobrole', 'currenttitle', 'currentposition', 'berufsbezeichnung', 'cargo', 'poste'],
    ['function', 'occupation', 'funktion', 'stellenbezeichnung', 'fonction', 'headline'],
  ],
  linkedinUrl: [
    ['linkedinurl', 'linkedin', 'linkedinprofile', 'linkedinprofileurl', 'linkedinlink', 'linkedinprofil'],
    ['personlinkedinurl', 'personlinkedin', 'contactlinkedinurl', 'linkedincontactprofileurl', 'personallinkedin'],
    ['profileurl', 'profile', 'profilelink', 'publicprofileurl', 'profillink', 'perfil'],
  ],
  phone: [
    ['phone', 'phonenumber', 'telephone', 'telefon', 'telefono', 'telefonnummer', 'tel', 'numerodetelephone'],
    ['mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'handy', 'mobil', 'movil', 'portable'],
    ['directphone', 'directdial', 'workphone', 'workdirectphone', 'businessphone', 'phone1', 'contactphone'],
  ],
  location: [
    ['location', 'standort', 'ubicacion', 'localisation', 'lieu'],
    ['personlocation', 'contactlocation', 'address', 'adresse', 'place'],
  ],
  industry: [
    ['industry', 'branche', 'industria', 'industrie'],
    ['companyindustry', 'sector', 'secteur', 'vertical', 'industrysector'],
  ],
  domain: [
    ['domain', 'companydomain', 'companydomainname', 'websitedomain', 'emaildomain', 'domaine', 'dominio'],
    ['website', 'companywebsite', 'companyurl', 'websiteurl', 'homepage', 'webseite', 'siteweb', 'sitioweb', 'web'],
  ],
  city: [
    ['city', 'town', 'ort', 'stadt', 'ville', 'ciudad'],
    ['personcity', 'contactcity'],
  ],
  state: [
    ['state', 'region', 'province', 'stateregion', 'bundesland', 'provincia'],
    ['personstate', 'contactstate'],
  ],
  country: [
    ['country', 'land', 'pays', 'pais'],
    ['personcountry', 'contactcountry', 'countryregion'],
  ],
};

/** How the columns are called in sentences and in the preview. */
export const LEAD_COLUMN_LABELS: Record<LeadColumn, string> = {
  firstName: 'first name',
  lastName: 'last name',
  fullName: 'full name',
  email: 'e-mail',
  company: 'company',
  title: 'title',
  linkedinUrl: 'LinkedIn URL',
  phone: 'phone',
  location: 'location',
  industry: 'industry',
  domain: 'company domain',
  city: 'city',
  state: 'state',
  country: 'country',
};

/** Letters and digits alone, without case and accents: "E-Mail", "email *" and "e_mail" are one, "LinkedIn URL" and "linkedinUrl" too. */
export function foldLeadHeader(header: string): string {
  return withoutRequirement(header)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

const PERSONAL_COLUMNS: ReadonlySet<string> = new Set([...LEAD_HEADERS.email, ...LEAD_HEADERS.linkedinUrl].flat());
const QUALIFIER =
  'private?|personal|home|work|business|other|second(?:ary)?|additional|alternat(?:iv)?e|weitere|zweite';
const QUALIFIER_AFFIX = new RegExp(`^(?:${QUALIFIER})|(?:${QUALIFIER}|\\d)$`, 'g');

/** True for "Private Mail" and "Email 2", the person's own addresses; false for "Manager" and "Manager Email". */
export function isPersonalColumn(header: string): boolean {
  const folded = foldLeadHeader(header);
  return PERSONAL_COLUMNS.has(folded) || PERSONAL_COLUMNS.has(folded.replace(QUALIFIER_AFFIX, ''));
}

const NAMES_OF: ReadonlyMap<LeadColumn, ReadonlySet<string>> = new Map(
  (Object.keys(LEAD_HEADERS) as LeadColumn[]).map((column) => [column, new Set(LEAD_HEADERS[column].flat())]),
);

/** True for a row whose cells name their own columns: a second header row, or one that is repeated further down. Pure. */
export function isRepeatedHeader(cells: readonly string[], { columns, fullName }: HeaderMap): boolean {
  let named = 0;
  for (const [column, at] of [...Object.entries(columns), ['fullName', fullName] as const]) {
    const cell = at === null ? '' : (cells[at]?.trim() ?? '');
    if (cell === '') continue;
    if (!NAMES_OF.get(column as LeadColumn)?.has(foldLeadHeader(cell))) return false;
    named++;
  }
  return named > 1;
}
