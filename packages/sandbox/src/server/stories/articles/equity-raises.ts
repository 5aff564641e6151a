import type { Template } from './template.ts';

export const EQUITY_RAISES: readonly Template[] = [
  [
    '{company} raises {amount} in {round} round',
    '{company} today announced that it has raised {amount} in a {round} round led by {investor}, with participation from {investor2}.',
  ],
  [
    '{company} closes {amount} {round} led by {investor}',
    'We are happy to share that {company} has closed its {round} financing of {amount}. {investor} led the round.',
  ],
  [
    '{amount} to take our work beyond {city}',
    'Our {round} is done: {investor} and {investor2} have put {amount} into {company}.',
  ],
  [
    '{investor} invests in {company}',
    '{investor} has taken a minority stake in {company}. The investment of {amount} will pay for new staff in {place2}.',
  ],
  [
    'Announcing our {round}',
    'Today we announce our {round} funding of {amount}, which brings {investor} onto our board.',
  ],
  [
    '{company} secures {euros} growth investment',
    '{company} has secured {euros} of growth capital from {investor}, the company said today.',
  ],
  [
    '{round} funding: {company} brings {investor} on board',
    'With {amount} of fresh capital from {investor}, {company} will double its {industry} business.',
  ],
  [
    'New capital for {company}',
    '{investor2} and several private investors have provided {company} with {amount} of new equity.',
  ],
  [
    '{company} completes {amount} capital increase',
    'The shareholders of {company} have subscribed to a capital increase of {amount}.',
  ],
  [
    '{company} lands {amount} from {investor}',
    '{company}, based in {city}, has landed {amount} in funding from {investor} to build out its sales team.',
  ],
  [
    '{investor} leads {amount} round in {company}',
    'A {amount} round led by {investor} gives {company} room to grow, said {ceo}, who founded the company.',
  ],
  [
    '{company} gets {amount} boost',
    'A funding round of {amount} was signed this week by {company} and its new shareholder {investor}.',
  ],
  ['We have raised {amount}', 'We have raised {amount} from {investor}. Here is why, and what we will do with it.'],
  ['{company} picks up {euros} in {round}', 'Investors led by {investor} have backed {company} with {euros}.'],
  [
    '{company} prices initial public offering',
    '{company} has priced its initial public offering at a value that brings {amount} in gross proceeds.',
  ],
  [
    '{company} attracts {investor} as shareholder',
    '{investor} acquires newly issued shares of {company} for {amount}.',
  ],
  [
    'Funding news: {amount} for {product}',
    '{company} will use a {round} investment of {amount} by {investor} to develop {product}.',
  ],
  [
    '{company} bags {amount} to speed up {industry}',
    'The {round} financing of {amount} was oversubscribed, according to {company}.',
  ],
  [
    '{company} announces first close of {round} at {amount}',
    'The first close of the {round} stands at {amount}; {investor} and {investor2} are the lead investors.',
  ],
  [
    '{company} extends {round} to {amount}',
    '{company} has extended its {round} round, which now totals {amount} after {investor2} joined.',
  ],
  [
    '{company} wins backing of {investor}',
    '{investor} will finance the next years of {company} with {amount} of equity.',
  ],
  [
    'Our next chapter, with {investor}',
    'We are glad to welcome {investor} as an investor: the fund puts {amount} into our {round}.',
  ],
  [
    '{company} receives {amount} in venture funding',
    '{company} has received {amount} of venture funding, its largest round since {year}.',
  ],
  [
    '{city} firm {company} raises {amount}',
    'The {city} firm {company} said on Tuesday it had raised {amount} from {investor} and existing shareholders.',
  ],
  [
    '{company} closes oversubscribed {round}',
    '{company} closed a {round} of {amount}. Demand was twice as high, {ceo} said.',
  ],
  [
    '{investor} and {investor2} back {company} with {amount}',
    'Two funds, {investor} and {investor2}, have invested {amount} in {company}.',
  ],
];
