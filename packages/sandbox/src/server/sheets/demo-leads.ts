import { createRandom, type Random } from '../../random.ts';
import { asciiName } from '../people/names.ts';
import { peopleOf, type SandboxPerson } from '../people/sandbox-person.ts';
import { hash, type SandboxWorld } from '../sandbox-world.ts';
import type { SandboxSheets } from './types.ts';

/** As long as a real id. */
export const DEMO_SPREADSHEET_ID = '1DemoLeads-fictional_people_of_the_sandbox00';
export const DEMO_TAB = 'Leads';
const DEMO_LEADS = 120;

/** As someone named them by hand, in the order of the nine fields. */
const HEADER = [
  'First Name',
  'Last Name',
  'E-mail',
  'Company',
  'Job Title',
  'LinkedIn',
  'Phone',
  'Location',
  'Industry',
] as const;
type Lead = Record<(typeof HEADER)[number], string>;

const FREE_MAIL = ['gmail.com', 'outlook.com', 'yahoo.com', 'gmx.net'];
const ROLES = ['info', 'sales', 'office', 'contact'];
const WRONG_TITLES = ['Astronaut', 'n/a', 'CEO???', 'Head of everything', 'see LinkedIn'];

type Shape = (lead: Lead, person: SandboxPerson, random: Random) => Partial<Lead>;

/** The kinds of rows in a sheet that several people have kept, with how often each occurs among 98. */
const KINDS: readonly [share: number, shape: Shape][] = [
  [26, (lead) => lead],
  [18, (lead) => only(lead, 'First Name', 'Last Name', 'Company')],
  [12, (lead) => only(lead, 'First Name', 'Last Name', 'E-mail', 'Company')],
  [10, (lead, { slug }) => ({ ...only(lead, 'First Name', 'Last Name'), LinkedIn: `linkedin.com/in/${slug}` })],
  [12, (lead, person, random) => ({ ...lead, 'E-mail': privateMail(person, random), Phone: '', Industry: '' })],
  [8, (lead, { company }, random) => roleAccount(lead, `${random.pick(ROLES)}@${company.domain}`)],
  [7, (lead, _, random) => ({ ...lead, 'Job Title': random.pick(WRONG_TITLES), LinkedIn: '' })],
  [3, (lead) => only(lead, 'First Name')],
  [2, (lead) => only(lead, 'Company', 'Location')],
];
const SHAPES = KINDS.flatMap(([share, shape]) => Array.from({ length: share }, () => shape));
/** Among 100, rows that repeat someone who stands further up. */
const REPEATED = 4;

/**
 * A header and `count` rows of leads from the people of the world: some complete, most with gaps, a few twice, a few
 * with too little to find anybody; always the same. Rows are as long as they are filled.
 */
export function demoLeadRows(world: SandboxWorld, count: number): string[][] {
  const random = createRandom(hash(`demo leads ${count}`));
  const people = drawPeople(world, count);
  const rows: string[][] = [];
  for (const person of people) {
    const earlier = rows[random.integer(0, Math.max(0, rows.length - 1))];
    const isRepeated = random.chance(REPEATED / 100) && earlier !== undefined && rows.length > 10;
    rows.push(isRepeated ? repeat(earlier) : toRow(shapeOf(person, random)));
  }
  return [[...HEADER], ...rows];
}

/** The spreadsheet that the demo's import form is tried with. */
export function addDemoSpreadsheet(sheets: SandboxSheets, world: SandboxWorld): void {
  const rows = demoLeadRows(world, DEMO_LEADS);
  sheets.create({
    id: DEMO_SPREADSHEET_ID,
    title: 'Fictional leads',
    tabs: [
      { title: DEMO_TAB, rows, columnCount: 12 },
      { title: 'Notes', rows: [['Everybody in this spreadsheet is fictional']] },
    ],
  });
}

/** One of each company in turn, so that few leads already come from many companies. */
function drawPeople(world: SandboxWorld, count: number): SandboxPerson[] {
  const companies = world.all().slice();
  const drawn: SandboxPerson[] = [];
  for (let companyIndex = 0; drawn.length < count; companyIndex++) {
    const before = drawn.length;
    for (const company of companies) {
      const person = peopleOf(company)[companyIndex];
      if (person !== undefined && drawn.length < count) drawn.push(person);
    }
    if (drawn.length === before) throw new Error(`The world has only ${before} people`);
  }
  return drawn;
}

function shapeOf(person: SandboxPerson, random: Random): Partial<Lead> {
  const lead: Lead = {
    'First Name': person.firstName,
    'Last Name': person.lastName,
    'E-mail': person.email ?? '',
    Company: person.company.name,
    'Job Title': person.title ?? '',
    LinkedIn: random.chance(0.5) ? `https://www.linkedin.com/in/${person.slug}` : '',
    Phone: person.phone ?? '',
    Location: `${person.city}, ${person.country}`,
    Industry: random.chance(0.5) ? person.company.industry : '',
  };
  return random.pick(SHAPES)(lead, person, random);
}

const only = (lead: Lead, ...names: (keyof Lead)[]): Partial<Lead> =>
  Object.fromEntries(names.map((name) => [name, lead[name]]));

function privateMail({ firstName, lastName, number }: SandboxPerson, random: Random): string {
  return `${asciiName(firstName)}.${asciiName(lastName)}.example${number.slice(-2)}@${random.pick(FREE_MAIL)}`;
}

function roleAccount(lead: Lead, email: string): Partial<Lead> {
  return { ...only(lead, 'Company', 'Location'), 'E-mail': email };
}

/** As someone types it a second time: other letter case, spaces around it. */
function repeat(row: string[]): string[] {
  return row.map((cell, index) => (index < 2 ? ` ${cell.toUpperCase()} ` : cell));
}

function toRow(lead: Partial<Lead>): string[] {
  const cells = HEADER.map((name) => lead[name] ?? '');
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
