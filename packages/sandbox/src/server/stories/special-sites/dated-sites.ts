import { post, type SpecialSite } from './special-site.ts';

/** Stale, undated and future-dated news. */
export const DATED_SITES: readonly SpecialSite[] = [
  {
    name: 'Oldcastle Pumps',
    locations: ['Birmingham, United Kingdom'],
    industry: 'Machinery',
    posts: [
      post(
        'equity_raise',
        'Oldcastle Pumps receives £3 million from Midland Growth Fund',
        620,
        'Midland Growth Fund has invested £3 million in Oldcastle Pumps.',
      ),
      post('office_move', 'We have moved to Tyseley', 800, 'Oldcastle Pumps has moved its headquarters to Tyseley.'),
      post(
        'launch',
        'Launch of the OP-90 pump',
        540,
        'Oldcastle Pumps has launched the OP-90, a pump for dirty water.',
        { product: 'OP-90' },
      ),
    ],
  },
  {
    name: 'Wexley Archive',
    locations: ['Edinburgh, United Kingdom'],
    industry: 'Information Services',
    feed: 'rss',
    posts: [
      post(
        'partnership',
        'Wexley Archive partners with the Lothian Museums',
        480,
        'Wexley Archive has become a partner of the Lothian Museums and will scan their maps.',
      ),
      post(
        'other',
        'Fiona Stirling appointed archivist in chief',
        730,
        'Wexley Archive has appointed Fiona Stirling as archivist in chief.',
      ),
    ],
  },
  {
    name: 'Tidemark Kitchens',
    locations: ['Rotterdam, Netherlands'],
    industry: 'Hospitality',
    posts: [
      post(
        'office_move',
        'Tidemark Kitchens opens a second office in Utrecht',
        null,
        'Tidemark Kitchens has opened a second office in Utrecht for its planners.',
      ),
      post(
        'partnership',
        'Tidemark and Hotel Zeezicht become partners',
        null,
        'Tidemark Kitchens and Hotel Zeezicht have become partners: Tidemark runs both restaurants.',
      ),
    ],
  },
  {
    name: 'Nettlecombe Seeds',
    locations: ['Pune, India'],
    industry: 'Agriculture',
    sitemap: 'plain',
    posts: [
      post(
        'launch',
        'Nettlecombe introduces Kharif Gold millet',
        null,
        'Nettlecombe Seeds has launched Kharif Gold, a millet that needs little water.',
        { product: 'Kharif Gold' },
      ),
      post(
        'equity_raise',
        'Nettlecombe Seeds raises $7 million',
        null,
        'Nettlecombe Seeds has raised $7 million from Monsoon Partners.',
      ),
      post(
        'other',
        'Nettlecombe acquires seed bank in Nashik',
        70,
        'Nettlecombe Seeds has acquired a seed bank in Nashik.',
      ),
    ],
  },
  {
    name: 'Everline Telecom',
    locations: ['Warsaw, Poland'],
    industry: 'Telecommunications',
    feed: 'rss',
    posts: [
      post(
        'partnership',
        'Everline and Bałtyk Towers extend their partnership',
        -60,
        'Everline Telecom and Bałtyk Towers have extended their partnership by three years.',
        { isOptional: true, dating: 'json-ld' },
      ),
      post(
        'other',
        'Everline names Olga Pawlak finance chief',
        52,
        'Everline Telecom has appointed Olga Pawlak as chief financial officer.',
      ),
    ],
  },
  {
    name: 'Sandpiper Mobility',
    locations: ['Barcelona, Spain'],
    industry: 'Automotive',
    posts: [
      post(
        'equity_raise',
        'Sandpiper Mobility closes €14 million Series A',
        30,
        'Sandpiper Mobility has closed its Series A of €14 million, led by Tramuntana Ventures.',
        { dating: 'byline' },
      ),
      post(
        'equity_raise',
        'Sandpiper Mobility closes €2 million seed round',
        700,
        'Sandpiper Mobility has closed a seed round of €2 million with business angels.',
        { dating: 'byline' },
      ),
      post(
        'launch',
        'Sandpiper Cargo launches in Girona',
        400,
        'Today we launched Sandpiper Cargo, a rental service for cargo bikes, in Girona.',
        { product: 'Sandpiper Cargo', dating: 'time' },
      ),
      post(
        'office_move',
        'Sandpiper opens Valencia office',
        355,
        'Sandpiper Mobility has opened an office in Valencia.',
        { dating: 'url' },
      ),
    ],
  },
  {
    name: 'Copperleaf Bakery',
    locations: ['Brno, Czechia'],
    industry: 'Food Production',
    posts: [
      post(
        'office_move',
        'Copperleaf Bakery builds new bakery and office in Olomouc',
        372,
        'Copperleaf Bakery is building a new bakery with an office in Olomouc.',
        { dating: 'meta' },
      ),
      post(
        'other',
        'Copperleaf Bakery wins bread of the year',
        358,
        'The rye loaf of Copperleaf Bakery is bread of the year.',
        { dating: 'meta' },
      ),
    ],
  },
];
