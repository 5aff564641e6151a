import { post, type SpecialSite } from './special-site.ts';

/** Ordinary companies again, with feeds, openings of their own, or nothing but a blog. */
export const FEED_SITES: readonly SpecialSite[] = [
  {
    name: 'Ashdown Learning',
    locations: ['Toronto, Canada'],
    industry: 'Education',
    feed: 'atom',
    sitemap: 'plain',
    posts: [
      post(
        'equity_raise',
        'Ashdown Learning bags C$9 million seed extension',
        77,
        'Ashdown Learning has extended its seed round to C$9 million. Maple Arc Capital put in most of it.',
      ),
      post(
        'launch',
        'Classroom Radar goes live',
        52,
        'Our new product Classroom Radar went live this morning. Teachers see at a glance who needs help.',
        { product: 'Classroom Radar' },
      ),
      post(
        'noise',
        'Why homework divides parents',
        14,
        'Parents disagree about homework. We look at what studies say.',
      ),
    ],
    postings: ['Curriculum Writer | Content | Toronto', 'Android Developer | Engineering | Toronto'],
  },
  {
    name: 'Vexholm Shipping',
    locations: ['Bergen, Norway', 'Singapore, Singapore'],
    industry: 'Shipping',
    posts: [
      post(
        'other',
        'Vexholm orders four ammonia carriers',
        60,
        'Vexholm Shipping has ordered four ammonia carriers from a yard in Ulsan. Delivery begins in two years.',
      ),
      post(
        'office_move',
        'Our Singapore team has moved',
        37,
        'The Singapore office of Vexholm Shipping has moved to Keppel Bay. The telephone numbers stay the same.',
      ),
      post(
        'other',
        'Ingrid Vexholm elected chair',
        180,
        'The general meeting of Vexholm Shipping elected Ingrid Vexholm as chair of the board.',
      ),
    ],
    board: {
      host: 'lever',
      token: 'eval-14-jobs',
      jobs: ['Chief Engineer | Fleet | Bergen', 'Chartering Manager | Commercial | Singapore'],
    },
  },
  {
    name: 'Brackenfield Homes',
    locations: ['Manchester, United Kingdom'],
    industry: 'Real Estate',
    posts: [
      post('noise', 'Five things to check before you rent', 40, 'Windows, water, walls: check these before you sign.'),
      post('noise', 'Garden ideas for small balconies', 90, 'Herbs, climbers and light: a balcony can be a garden.'),
    ],
  },
  {
    name: 'Solvanne Chemicals',
    locations: ['Lyon, France'],
    industry: 'Chemicals',
    feed: 'broken',
    hasRD: true,
    keywords: ['biodegradable polymers', 'catalysis', 'research', 'r&d', 'pilot plant', 'polymers'],
    posts: [
      post(
        'research',
        'R&D: our pilot plant for biodegradable polymers',
        73,
        'Our R&D team has started a pilot plant for biodegradable polymers.\nThe research relies on a new kind of catalysis.',
      ),
      post(
        'partnership',
        'Solvanne and Papeterie du Rhône start cooperation',
        26,
        'Solvanne Chemicals and Papeterie du Rhône have started a cooperation on coated paper.',
      ),
      post(
        'other',
        'Half-year results: sales up 6 percent',
        115,
        'Solvanne Chemicals increased its sales by 6 percent in the first half of the year.',
      ),
    ],
    works: [
      {
        doi: '10.9999/eval-16.1',
        title: 'Catalysis of biodegradable polymers at low temperature',
        journal: 'Journal of Fictional Methods',
        ago: 130,
        affiliation: 'Solvanne Chemicals, Lyon, France',
      },
    ],
  },
];
