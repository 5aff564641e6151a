import type { Template } from './template.ts';

export const PARTNERSHIPS: readonly Template[] = [
  [
    '{company} partners with {partner}',
    '{company} and {partner} have entered into a partnership to bring {product} to more customers.',
  ],
  [
    '{company} and {partner} join forces',
    '{company} and {partner} will work together over the next three years, both companies announced today.',
  ],
  [
    '{partner} chooses {company} as strategic partner',
    '{partner} has named {company} its strategic partner for {industry}.',
  ],
  [
    '{company} teams up with {partner} on {topic}',
    'Together with {partner}, {company} will develop new methods in {topic}.',
  ],
  [
    'Strategic alliance between {company} and {partner}',
    'A strategic alliance signed in {city} joins the sales networks of {company} and {partner}.',
  ],
  [
    '{company} signs distribution agreement with {partner}',
    'Under the distribution agreement {partner} will sell {product} in {country}.',
  ],
  [
    '{partner} and {company} announce collaboration',
    'The collaboration with {partner} gives customers of {company} one bill and one point of contact.',
  ],
  [
    '{company} integrates with {partner}',
    'A new integration between {product} and {partner} is the result of a partnership that began this spring.',
  ],
  [
    '{company} forms joint venture with {partner}',
    '{company} and {partner} have set up a joint venture in {place2}, of which each holds half.',
  ],
  [
    'Working with {partner}: why we did it',
    'We have signed a partnership with {partner}, and we would like to explain the reasons.',
  ],
  [
    '{company} becomes certified partner of {partner}',
    '{company} has joined the partner programme of {partner} at its highest level.',
  ],
  [
    '{company}, {partner} to cooperate in {country}',
    '{company} and {partner} said they would cooperate in {country} from next quarter.',
  ],
  [
    'Memorandum of understanding with {partner}',
    '{company} signed a memorandum of understanding with {partner} on the joint supply of {product}.',
  ],
  [
    '{partner2} expands cooperation with {company}',
    'The cooperation between {partner2} and {company}, begun in {year}, is extended by five years.',
  ],
  [
    '{company} selected by {partner} as technology partner',
    '{partner} has selected {company} as its technology partner after a tender.',
  ],
  [
    'New reseller partnership brings {product} to {country}',
    '{partner} will resell {product}. The reseller partnership with {company} starts at once.',
  ],
  [
    '{company} and {partner} sign framework agreement',
    'A framework agreement with {partner} secures deliveries by {company} until the end of the decade.',
  ],
  ['{company} ties up with {partner}', 'The tie-up with {partner} opens {number} new markets to {company}.'],
  [
    '{partner} and {company}: stronger together',
    'From today {partner} and {company} are partners: their teams will share a roadmap.',
  ],
  [
    '{company} enters licensing deal with {partner}',
    'The licensing deal allows {partner} to use technology of {company} in its own products.',
  ],
  ['Partnership with {partner} extended', '{company} and {partner} have renewed their partnership ahead of time.'],
  [
    '{company} to supply {partner}',
    '{company} and {partner} have agreed on a long-term supply partnership worth {amount}.',
  ],
  [
    '{company} and {partner2} launch joint programme',
    '{company} and {partner2} have teamed up in a joint programme for young firms.',
  ],
  [
    '{company} allies with {partner} to serve {place2}',
    'The alliance of {company} and {partner} will serve customers in and around {place2}.',
  ],
  [
    '{partner} picks {company} for co-development',
    'The two companies, {partner} and {company}, will co-develop the next generation of {product}.',
  ],
];
