import { headline, post, type SpecialSite } from './special-site.ts';

/** A product launch that two tell, a private offering, one purchase told by four, openings and mere pages. */
export const CLOSING_SITES: readonly SpecialSite[] = [
  {
    name: 'Hearthglass',
    locations: ['Porto, Portugal'],
    industry: 'Software',
    posts: [
      post(
        'noise',
        'Product launches: what we learned from ten of them',
        15,
        'A product launch needs a date, a name and a person in charge.',
      ),
      post(
        'noise',
        'The roadmap: what may come next year',
        37,
        'We are thinking about a calendar. Nothing is decided yet.',
      ),
      post(
        'launch',
        'Announcing Hearthglass Notes',
        74,
        'Today we announce Hearthglass Notes, available to everyone from now on.',
        { product: 'Hearthglass Notes' },
      ),
    ],
    headlines: [
      headline(
        'launch',
        'Hearthglass launches note-taking app Hearthglass Notes',
        73,
        'The Porto software firm Hearthglass has launched Hearthglass Notes.',
        { product: 'Hearthglass Notes', fact: 'Announcing Hearthglass Notes' },
      ),
    ],
  },
  {
    name: 'Yarrow Genomics',
    locations: ['Boston, United States'],
    industry: 'Biotechnology',
    persons: 420,
    hasRD: true,
    keywords: ['single-cell sequencing', 'crop genomics', 'research', 'sequencing', 'genomics', 'data set'],
    posts: [
      post(
        'research',
        'Paper: single-cell sequencing of barley roots',
        41,
        'Our researchers have published a peer-reviewed paper on single-cell sequencing of barley roots.',
      ),
      post(
        'partnership',
        'Yarrow Genomics and Prairie Seed Growers form alliance',
        126,
        'Yarrow Genomics and Prairie Seed Growers have formed an alliance for crop genomics.',
      ),
    ],
    filings: [
      {
        is: 'equity_raise',
        form: 'D',
        ago: 66,
        items: [],
        amountSold: 24_500_000,
        text: 'Notice of exempt offering of securities of Yarrow Genomics.',
      },
    ],
    works: [
      {
        doi: '10.9999/eval-56.1',
        title: 'Single-cell sequencing of barley roots',
        journal: 'Annals of Invented Engineering',
        ago: 44,
        affiliation: 'Yarrow Genomics, Boston, United States',
      },
    ],
  },
  {
    name: 'Kingsward Hotels',
    locations: ['Vienna, Austria'],
    industry: 'Hospitality',
    posts: [
      post(
        'other',
        'Kingsward Hotels sells its Graz house',
        57,
        'Kingsward Hotels has sold its house in Graz to a family from the town.',
      ),
      post('noise', 'A weekend in Vienna in ten pictures', 20, 'Coffee, trams and snow: ten pictures.'),
    ],
    board: {
      host: 'personio',
      token: 'eval-57-jobs',
      jobs: [
        'Night Porter | Front Office | Vienna',
        'Sous Chef | Kitchen | Vienna',
        'Pastry Chef | Kitchen | Vienna',
        'Receptionist | Front Office | Vienna',
        'Commis | Kitchen | Vienna',
      ],
    },
  },
  {
    name: 'Mallow Garden',
    locations: ['Utrecht, Netherlands'],
    industry: 'Agriculture',
    postings: [
      'Gardener | Outdoor | Utrecht',
      'Botanist | Research | Utrecht',
      'Shop Assistant | Shop | Utrecht',
      'Gardener | Outdoor | Utrecht',
    ],
    posts: [
      post(
        'partnership',
        'Mallow Garden joins forces with Stadspark Utrecht',
        19,
        'Mallow Garden and Stadspark Utrecht have joined forces to plant a thousand trees.',
      ),
    ],
  },
  {
    name: 'Thornquay Media',
    locations: ['Manchester, United Kingdom'],
    industry: 'Media',
    posts: [
      post(
        'other',
        'Thornquay Media acquires podcast studio Loud Cellar',
        43,
        'Thornquay Media has acquired the podcast studio Loud Cellar.',
        { fact: 'cellar' },
      ),
    ],
    headlines: [
      headline(
        'other',
        'Thornquay Media acquires podcast studio Loud Cellar',
        43,
        'Thornquay Media has acquired the podcast studio Loud Cellar, the firm said.',
        { fact: 'cellar' },
      ),
      headline(
        'other',
        'Thornquay Media buys podcast studio Loud Cellar',
        42,
        'Thornquay Media buys the podcast studio Loud Cellar.',
        { fact: 'cellar', host: 'wire.example' },
      ),
      headline(
        'other',
        'Podcast studio Loud Cellar acquired by Thornquay Media',
        41,
        'Loud Cellar was acquired by Thornquay Media.',
        { fact: 'cellar', host: 'times.example' },
      ),
    ],
  },
  {
    name: 'Wickham Lines',
    locations: ['Dublin, Ireland'],
    industry: 'Shipping',
    more: {
      '/products':
        '<main><h1>Products</h1><p>Ferries for people, cars and lorries. Launch your trip with us and raise your expectations.</p></main>',
      '/partners': '<main><h1>Partners</h1><p>Travel agencies that sell our tickets.</p></main>',
      '/privacy': '<main><h1>Privacy</h1><p>We may share data with partners when you agree.</p></main>',
      '/contact':
        '<main><h1>Contact</h1><p>Our office moves with the tide, as sailors say: 1 Test Way, Dublin.</p></main>',
    },
  },
];
