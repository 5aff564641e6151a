import { headline, post, type SpecialSite } from './special-site.ts';

/** Another company bears the same name: nothing of it may be told. */
export const HOMONYM_SITES: readonly SpecialSite[] = [
  {
    name: 'Summit Path',
    locations: ['Vienna, Austria'],
    industry: 'Software',
    posts: [
      post(
        'launch',
        'Summit Path Trails for teams',
        33,
        'Summit Path launched Trails for teams today, a planner for shared projects.',
        { product: 'Trails' },
      ),
    ],
    headlines: [
      headline(
        'equity_raise',
        'Summit Path raises $75 million for ski resorts',
        20,
        'Summit Path, an operator of ski resorts in Denver, has raised $75 million.',
        { homonym: 'summit-path.example.org' },
      ),
      headline(
        'office_move',
        'Summit Path opens lodge headquarters in Denver',
        44,
        'The ski resort operator Summit Path opened its lodge headquarters.',
        { homonym: 'summit-path.example.org' },
      ),
    ],
    never: ['ski resort', '$75 million', 'lodge', 'Denver'],
  },
  {
    name: 'Anchor Bay',
    locations: ['Porto, Portugal'],
    industry: 'Shipping',
    posts: [
      post(
        'partnership',
        'Anchor Bay and Docas do Norte share a terminal',
        50,
        'Anchor Bay and Docas do Norte have agreed to share a terminal. The partnership runs for ten years.',
      ),
    ],
    headlines: [
      headline(
        'partnership',
        'Anchor Bay signs Hollywood streaming deal',
        12,
        'The film studio Anchor Bay has signed a deal with a streaming service.',
        { homonym: 'anchor-bay.example.org', host: 'wire.example' },
      ),
      headline(
        'partnership',
        'Anchor Bay shares terminal with Docas do Norte',
        49,
        'The Porto shipping line Anchor Bay and Docas do Norte will share a terminal.',
        { fact: 'Anchor Bay and Docas do Norte share a terminal' },
      ),
    ],
    never: ['Hollywood', 'streaming', 'film studio'],
  },
  {
    name: 'Clearfield',
    locations: ['Aarhus, Denmark'],
    industry: 'Agriculture',
    posts: [
      post(
        'other',
        'Clearfield appoints new head of seeds',
        61,
        'Clearfield has appointed Mette Krogh as head of seeds.',
      ),
    ],
    board: {
      host: 'smartrecruiters',
      token: 'eval-19',
      employer: 'Clearfield Dental',
      jobs: ['Dental Nurse | Practice | Leeds', 'Receptionist | Practice | Leeds'],
      isLinked: false,
    },
    never: ['Dental'],
  },
  {
    name: 'Meridian Works',
    locations: ['Prague, Czechia'],
    industry: 'Machinery',
    github: {
      login: 'eval-20',
      name: 'Meridian Works',
      blog: 'https://meridian-works.example.org',
      isVerified: true,
      repositories: ['boardgame-engine | Rules engine for tabletop games | Elixir | boardgames | 12'],
    },
    works: [
      {
        doi: '10.9998/eval-20.1',
        title: 'Tapestry restoration with wool dyes',
        journal: 'Proceedings of Unrelated Things',
        ago: 90,
        affiliation: 'Meridian Works, Canberra, Australia',
      },
    ],
    posts: [
      post(
        'other',
        'Meridian Works takes over Kovář Tools',
        84,
        'Meridian Works has taken over Kovář Tools from Brno with all its staff.',
      ),
    ],
    never: ['boardgame', 'tabletop', 'tapestry', 'wool dye'],
  },
];
