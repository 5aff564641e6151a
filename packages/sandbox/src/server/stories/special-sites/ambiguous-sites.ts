import { headline, post, type SpecialSite } from './special-site.ts';

/** Other companies' news, denials, rumours, and one piece of news that several tell. */
export const AMBIGUOUS_SITES: readonly SpecialSite[] = [
  {
    name: 'Brightsail Consulting',
    locations: ['Amsterdam, Netherlands'],
    industry: 'Consulting',
    posts: [
      post(
        'noise',
        'How Klaverblad Pay raised €30 million with our pitch training',
        44,
        'Klaverblad Pay raised €30 million in the spring. Its founders told us how they prepared.',
      ),
      post(
        'noise',
        'Customer story: Delfshaven Foods moves its headquarters',
        80,
        'Delfshaven Foods moved its headquarters to Breda. We helped to plan the week of the move.',
      ),
      post(
        'other',
        'Brightsail Consulting becomes employee-owned',
        102,
        'Brightsail Consulting now belongs to its staff: the founders have sold all shares to a trust.',
      ),
    ],
    never: ['€30 million', 'Klaverblad', 'Breda'],
  },
  {
    name: 'Lodestar Payments',
    locations: ['Berlin, Germany'],
    industry: 'Banking',
    posts: [
      post(
        'noise',
        'Statement on press reports',
        23,
        'Lodestar Payments is not in talks about a sale and has not raised new capital.\nReports that say otherwise are wrong.',
        { folder: 'news' },
      ),
      post(
        'office_move',
        'Lodestar takes over floor in Kreuzberg as new head office',
        91,
        'Lodestar Payments has moved into its new head office in Kreuzberg.',
      ),
    ],
    headlines: [
      headline(
        'noise',
        'Lodestar Payments denies plans to raise $200 million',
        22,
        'Lodestar Payments denied on Monday that it plans to raise $200 million.',
        { isOptional: true },
      ),
    ],
  },
  {
    name: 'Ravensmoor Capital',
    locations: ['New York, United States'],
    industry: 'Banking',
    posts: [
      post(
        'other',
        'Ravensmoor Capital promotes three partners',
        55,
        'Ravensmoor Capital has promoted three of its principals to partner.',
      ),
      post(
        'noise',
        'Portfolio news: Dockside AI raises $41 million',
        35,
        'Our portfolio company Dockside AI has raised $41 million from others.',
        { folder: 'news' },
      ),
    ],
    never: ['$41 million'],
  },
  {
    name: 'Hollin Aerospace',
    locations: ['Toulouse, France'],
    industry: 'Aerospace',
    headlines: [
      headline(
        'noise',
        'Hollin Aerospace may be considering a move to Hamburg, sources say',
        18,
        'Hollin Aerospace may be considering a move, people close to the matter said. The firm declined to comment.',
        { isOptional: true },
      ),
      headline(
        'other',
        'Hollin Aerospace delivers first rotor blades',
        60,
        'Hollin Aerospace has delivered its first rotor blades to a customer in Spain.',
      ),
    ],
  },
  {
    name: 'Mistral Weaving',
    locations: ['Lyon, France'],
    industry: 'Textiles',
    posts: [
      post(
        'equity_raise',
        'Mistral Weaving raises €12 million from Rhône Invest',
        33,
        'Mistral Weaving has raised €12 million from Rhône Invest to build a second mill.',
        { fact: 'round' },
      ),
    ],
    headlines: [
      headline(
        'equity_raise',
        'Mistral Weaving raises €12 million from Rhône Invest',
        33,
        'Mistral Weaving has raised €12 million from Rhône Invest.',
        { fact: 'round' },
      ),
      headline(
        'equity_raise',
        'Lyon’s Mistral Weaving raises €12 million from Rhône Invest',
        32,
        'Mistral Weaving of Lyon raises €12 million from Rhône Invest.',
        { fact: 'round', host: 'wire.example' },
      ),
      headline(
        'equity_raise',
        'Mistral Weaving raises €12 million in funding from Rhône Invest',
        32,
        'The weaver Mistral Weaving raises €12 million in funding from Rhône Invest.',
        { fact: 'round', host: 'times.example' },
      ),
    ],
  },
  {
    name: 'Aldgate Robotics',
    locations: ['London, United Kingdom'],
    industry: 'Machinery',
    about:
      '<h1>About us</h1><p>In 2011 our founders raised £40,000 from friends. We moved to Aldgate in 2014 and partnered with our first distributor in 2015.</p>',
    more: {
      '/partners':
        '<main><h1>Our partners</h1><p>We work with many partners. Become one of them: our partnership programme is open to all.</p></main>',
      '/investors':
        '<main><h1>For investors</h1><p>Here shareholders find the calendar of the year and the articles of association.</p></main>',
      '/offices': '<main><h1>Our offices</h1><p>London, 1 Test Way. Open from nine to five.</p></main>',
    },
    posts: [
      post(
        'launch',
        'Meet Porter, our new stair climber',
        21,
        'Porter is our new stair climbing robot, and it is available from today.',
        { product: 'Porter' },
      ),
    ],
    never: ['£40,000'],
  },
];
