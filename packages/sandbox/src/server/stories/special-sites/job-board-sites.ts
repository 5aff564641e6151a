import { headline, post, type SpecialSite } from './special-site.ts';

/** Ordinary companies on the other kinds of boards. */
export const JOB_BOARD_SITES: readonly SpecialSite[] = [
  {
    name: 'Quillstone Software',
    locations: ['Lisbon, Portugal'],
    industry: 'Software',
    feed: 'rss',
    posts: [
      post(
        'launch',
        'Introducing Quillstone Ledger',
        25,
        'We are launching Quillstone Ledger, bookkeeping that a bakery can use.\nIt is available from today in five languages.',
        { product: 'Quillstone Ledger' },
      ),
      post(
        'launch',
        'Quillstone Desk 4.2 released',
        110,
        'Version 4.2 of Quillstone Desk has been released. It brings shared inboxes and a darker dark mode.',
        { product: 'Quillstone Desk 4.2' },
      ),
      post(
        'partnership',
        'Quillstone integrates with Banco Alvorada',
        160,
        'Quillstone Software and Banco Alvorada announced a partnership: statements now flow straight into Quillstone Desk.',
      ),
      post(
        'noise',
        'Ten spreadsheet habits to drop',
        45,
        'Spreadsheets are fine until they are not. Here are ten habits to drop.',
      ),
    ],
    board: {
      host: 'recruitee',
      token: 'eval-05',
      jobs: [
        'Frontend Developer | Product | Lisbon',
        'Support Agent | Customer Care | Lisbon',
        'Designer | Product | Lisbon',
        'Backend Developer | Product | Lisbon',
        'Support Lead | Customer Care | Lisbon',
      ],
    },
  },
  {
    name: 'Ferrowood Furniture',
    locations: ['Malmö, Sweden'],
    industry: 'Furniture',
    posts: [
      post(
        'other',
        'Ferrowood wins Nordic design prize for its Skagen chair',
        130,
        'The jury of the Nordic Design Prize has chosen the Skagen chair by Ferrowood Furniture.',
      ),
      post(
        'office_move',
        'New showroom and office in Oslo',
        45,
        'This week Ferrowood Furniture opened its new office in Oslo, with a showroom on the ground floor.',
      ),
      post('noise', 'How we oil our tables', 100, 'Oil, a soft cloth and patience: this is how we treat a table top.'),
    ],
    board: {
      host: 'workable',
      token: 'eval-06',
      jobs: ['Joiner | Workshop | Malmö', 'Upholsterer | Workshop | Malmö', 'Shop Assistant | Retail | Oslo'],
    },
  },
  {
    name: 'Tannhof Energie',
    locations: ['Hamburg, Germany'],
    industry: 'Renewable Energy',
    feed: 'rss',
    hasRD: true,
    keywords: ['green hydrogen', 'electrolysis', 'patent', 'research', 'membrane', 'laboratory'],
    posts: [
      post(
        'research',
        'Patent for our membrane electrolysis',
        65,
        'Tannhof Energie has been granted a patent for a membrane that makes green hydrogen electrolysis cheaper.\nOur laboratory in Hamburg had worked on it for six years.',
      ),
      post(
        'equity_raise',
        'Nordwind Kapital beteiligt: Tannhof receives €31 million',
        85,
        'Nordwind Kapital invests €31 million in Tannhof Energie and takes a seat on the supervisory board.',
      ),
    ],
    board: {
      host: 'personio',
      token: 'eval-07',
      jobs: ['Electrochemist | Forschung | Hamburg', 'Project Manager | Projekte | Hamburg'],
    },
  },
  {
    name: 'Bellmarsh Clinics',
    locations: ['Bristol, United Kingdom', 'Manchester, United Kingdom'],
    industry: 'Hospitals and Clinics',
    posts: [
      post(
        'office_move',
        'Bellmarsh to open clinic and regional office in Manchester',
        28,
        'Bellmarsh Clinics will open a new clinic in Manchester in March. The regional office moves there as well.',
      ),
      post(
        'other',
        'Professor Dinah Okell joins as medical director',
        66,
        'Professor Dinah Okell has joined Bellmarsh Clinics as medical director.',
      ),
      post('noise', 'Sleep well: a short guide', 33, 'Good sleep begins before bedtime. A short guide by our nurses.'),
    ],
    headlines: [
      headline(
        'other',
        'Bellmarsh Clinics names Dinah Okell medical director',
        64,
        'The Bristol group Bellmarsh Clinics has named Dinah Okell as its medical director.',
        { fact: 'Professor Dinah Okell joins as medical director' },
      ),
    ],
  },
];
