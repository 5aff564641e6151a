import { headline, post, type SpecialSite } from './special-site.ts';

/** Companies of which press, registers and repositories tell more than their own site. */
export const PRESS_SITES: readonly SpecialSite[] = [
  {
    name: 'Stavebrook Motors',
    locations: ['Turin, Italy'],
    industry: 'Automotive',
    hasRD: true,
    keywords: [
      'solid-state batteries',
      'battery management',
      'solid-state-batteries',
      'battery-management',
      'research',
      'batteries',
    ],
    posts: [
      post(
        'launch',
        'The Stavebrook Corsa E is here',
        58,
        'Stavebrook Motors today unveiled the Corsa E, its first electric van.\nOrders open this week in all countries.',
        { product: 'Corsa E' },
      ),
      post(
        'partnership',
        'Joint venture for battery packs',
        140,
        'Stavebrook Motors and Lithos Cells have formed a joint venture that will build battery packs in Turin.',
      ),
    ],
    github: {
      login: 'eval-09',
      name: 'Stavebrook Motors',
      blog: 'https://eval-09.example.com',
      isVerified: false,
      isLinked: true,
      repositories: [
        'bms-lab | Battery management research code | C | battery-management | 20',
        'cell-papers | Notebooks for our papers on solid-state batteries | Python | solid-state-batteries | 45',
      ],
    },
  },
  {
    name: 'Cotterell Press',
    locations: ['London, United Kingdom'],
    industry: 'Media',
    headlines: [
      headline(
        'equity_raise',
        'Cotterell Press secures £6m from Marlowe Partners',
        22,
        'The London publisher Cotterell Press has secured £6m of growth funding from Marlowe Partners.',
      ),
      headline(
        'other',
        'Cotterell Press editor wins press freedom award',
        101,
        'An editor of Cotterell Press has won the press freedom award of the guild.',
        { host: 'times.example' },
      ),
    ],
  },
  {
    name: 'Ironvale Systems',
    locations: ['Denver, United States'],
    industry: 'Software',
    persons: 900,
    filings: [
      {
        is: 'partnership',
        form: '8-K',
        ago: 90,
        items: ['1.01', '9.01'],
        amountSold: null,
        text: 'Item 1.01 Entry into a Material Definitive Agreement\nOn that date Ironvale Systems, Inc. entered into a strategic alliance agreement with Bluehollow Telecom.\nThe agreement has a term of four years.',
      },
      {
        is: 'other',
        form: '8-K',
        ago: 150,
        items: ['5.02'],
        amountSold: null,
        text: 'Item 5.02 Departure of Directors or Certain Officers\nThe board of Ironvale Systems, Inc. appointed Ruth Adeyemi as Chief Financial Officer.',
      },
    ],
    posts: [
      post(
        'launch',
        'Ironvale Atlas now generally available',
        35,
        'Ironvale Atlas is now generally available. The service maps data across clouds.',
        { product: 'Ironvale Atlas' },
      ),
    ],
    board: {
      host: 'greenhouse',
      token: 'eval-11-careers',
      jobs: ['Data Engineer | Engineering | Denver', 'Controller | Finance | Denver', 'SRE | Engineering | Denver'],
    },
  },
  {
    name: 'Moorhen Foods',
    locations: ['Copenhagen, Denmark'],
    industry: 'Food Production',
    feed: 'rss',
    posts: [
      post(
        'partnership',
        'Moorhen Foods supplies Norrebro Schools',
        12,
        'Moorhen Foods and Norrebro Schools have signed a five-year agreement on school meals.\nBoth partners will train cooks together.',
      ),
      post(
        'launch',
        'New in the freezer: Moorhen Oat Dumplings',
        48,
        'Moorhen Oat Dumplings are new in the shops from today. We launched them first in Denmark.',
        { product: 'Moorhen Oat Dumplings' },
      ),
      post(
        'other',
        'Moorhen Foods certified carbon neutral',
        210,
        'All bakeries of Moorhen Foods have been certified carbon neutral.',
      ),
      post('noise', 'Recipe: rye soup for cold days', 8, 'Soak the rye overnight. Then fry onions until golden.'),
      post('noise', 'Recipe: dumplings with dill', 18, 'Cook the dumplings, melt the butter, chop the dill.'),
    ],
    postings: ['Baker | Production | Copenhagen', 'Food Technologist | Quality | Copenhagen', 'Driver | | Copenhagen'],
  },
];
