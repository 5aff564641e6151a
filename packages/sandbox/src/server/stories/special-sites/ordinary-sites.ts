import { post, type SpecialSite } from './special-site.ts';

/** Ordinary companies with ordinary newsrooms and a board of their own. */
export const ORDINARY_SITES: readonly SpecialSite[] = [
  {
    name: 'Gorsebank Robotics',
    locations: ['Edinburgh, United Kingdom', 'Aarhus, Denmark'],
    industry: 'Machinery',
    feed: 'rss',
    sitemap: 'plain',
    posts: [
      post(
        'equity_raise',
        'Gorsebank Robotics raises £22 million Series B',
        40,
        'Gorsebank Robotics has closed a £22 million Series B round led by Calder Point Ventures.\n“The money goes into our arm factory,” said Isla Renwick, who runs the company.\nGorsebank Robotics builds picking arms for orchards. press@eval-01.example.com',
      ),
      post(
        'office_move',
        'A second home in Aarhus',
        95,
        'Gorsebank Robotics has opened an office in Aarhus to be nearer to its Danish growers.\nTwelve people work there already.',
      ),
      post(
        'launch',
        'Gorsebank launches Thistle 2',
        150,
        'Today Gorsebank Robotics launched Thistle 2, a picking arm for soft fruit.\nThistle 2 lifts up to four kilograms.',
        { product: 'Thistle 2' },
      ),
      post(
        'noise',
        'Seven questions growers ask us',
        60,
        'How long does a battery last? Do arms work in rain? We answer what growers ask us most.',
      ),
    ],
    board: {
      host: 'greenhouse',
      token: 'eval-01',
      jobs: [
        'Controls Engineer | Engineering | Edinburgh',
        'Senior Controls Engineer | Engineering | Edinburgh',
        'Field Trainer | Service | Aarhus',
        'Account Manager | Sales | Aarhus',
      ],
    },
  },
  {
    name: 'Pellwater Insurance',
    locations: ['Dublin, Ireland'],
    industry: 'Insurance',
    feed: 'atom',
    posts: [
      post(
        'partnership',
        'Pellwater and Rossmore Credit Union agree to work together',
        30,
        'Pellwater Insurance and Rossmore Credit Union have signed a partnership.\nMembers of the credit union can buy home cover from Pellwater in the branches.',
      ),
      post(
        'other',
        'Aoife Kerrigan becomes chief executive',
        75,
        'The board of Pellwater Insurance has appointed Aoife Kerrigan as chief executive.\nShe follows Tom Brannigan, who retires.',
      ),
      post('noise', 'How to read your policy', 20, 'A policy has many pages. We explain the words that matter.'),
      post(
        'noise',
        'Webinar: storms and what they cost',
        55,
        'Join our webinar on storm damage. Two experts answer questions.',
      ),
    ],
    board: {
      host: 'lever',
      token: 'eval-02',
      jobs: ['Claims Handler | Claims | Dublin', 'Actuary | Risk | Dublin', 'Claims Trainee | Claims | Dublin'],
    },
  },
  {
    name: 'Larkmoor Therapeutics',
    locations: ['Basel, Switzerland', 'Boston, United States'],
    industry: 'Biotechnology',
    feed: 'rss',
    sitemap: 'gzip',
    hasRD: true,
    keywords: [
      'gene therapy',
      'clinical trial',
      'retinal disease',
      'phase 2',
      'viral vectors',
      'lm-201',
      'research',
      'clinical',
    ],
    posts: [
      post(
        'research',
        'First patient dosed in Phase 2 clinical trial of LM-201',
        50,
        'Larkmoor Therapeutics has dosed the first patient in a Phase 2 clinical trial of LM-201, a gene therapy for retinal disease.\nThe trial will enrol sixty people in three countries.',
      ),
      post(
        'equity_raise',
        'Larkmoor completes CHF 48 million financing',
        120,
        'Larkmoor Therapeutics has completed a CHF 48 million Series C financing. Kestrel Bio Fund led the round.',
      ),
      post(
        'partnership',
        'Larkmoor and the Selwyn Institute to cooperate on viral vectors',
        200,
        'Larkmoor Therapeutics has entered into a research collaboration with the Selwyn Institute.\nThe partners will develop new viral vectors.',
      ),
    ],
    board: {
      host: 'ashby',
      token: 'eval-03',
      jobs: [
        'Clinical Scientist | Research | Basel',
        'Vector Biologist | Research | Basel',
        'Regulatory Lead | Regulatory | Boston',
        'Secret Role (unlisted) | Management | Basel',
      ],
    },
    trials: [
      {
        nctId: 'NCT99800301',
        title: 'LM-201 gene therapy in adults with retinal disease',
        status: 'RECRUITING',
        ago: 80,
        sponsor: 'Larkmoor Therapeutics',
        contactEmail: 'trials@eval-03.example.com',
      },
    ],
  },
  {
    name: 'Hexley Freight',
    locations: ['Rotterdam, Netherlands', 'Gdansk, Poland'],
    industry: 'Logistics',
    sitemap: 'index',
    posts: [
      post(
        'office_move',
        'Hexley Freight relocates its headquarters to the Maasvlakte',
        15,
        'Hexley Freight is moving its headquarters from the old town of Rotterdam to the Maasvlakte.\nThe move will be finished by spring.',
      ),
      post(
        'other',
        'Hexley buys Oostkade Trucking',
        88,
        'Hexley Freight has acquired Oostkade Trucking, a family firm with forty lorries.\nThe price was not disclosed.',
      ),
      post(
        'other',
        'Record volumes in the third quarter',
        70,
        'Hexley Freight moved more containers in the third quarter than ever before. Revenue rose by 14 percent.',
      ),
      post(
        'noise',
        'Christmas opening hours of our depots',
        10,
        'Here are the opening hours of our depots over the holidays.',
      ),
    ],
    board: {
      host: 'smartrecruiters',
      token: 'eval-04',
      jobs: ['Crane Operator | Operations | Rotterdam', 'Customs Clerk | Compliance | Rotterdam'],
    },
  },
];
