import type { Template } from './template.ts';

export const LAUNCHES: readonly Template[] = [
  ['{company} launches {product}', '{company} today launched {product}, a new product for the {industry} trade.'],
  ['Introducing {product}', 'Today we are introducing {product}, which takes care of planning from end to end.'],
  [
    '{product} {version} is here',
    '{product} {version} is available now. The new version is twice as fast and reads old files.',
  ],
  ['{company} unveils {product}', '{company} has unveiled {product} at the trade fair in {city}.'],
  ['Meet {product}', 'Meet {product}: our new way to handle orders without paper.'],
  [
    '{product} now generally available',
    'After six months of beta, {product} is now generally available to all customers.',
  ],
  [
    '{company} releases {product} {version}',
    '{company} has released version {version} of {product} with better reports.',
  ],
  [
    '{company} brings {product} to market',
    'With {product}, {company} brings its first subscription product to market.',
  ],
  ['New: {product} for small teams', '{product} for small teams is out today and costs nothing for up to five people.'],
  ['{company} debuts {product}', 'The debut of {product} marks the first new product line of {company} in four years.'],
  [
    '{company} rolls out {product} in {country}',
    'The rollout of {product} in {country} begins today with {number} customers.',
  ],
  ['{product} has landed', 'It took us two years: {product} has landed and can be ordered from today.'],
  ['{company} announces {product}', '{company} announced {product}, a service that ships this month.'],
  ['Say hello to {product} {version}', 'Say hello to {product} {version}, our biggest release to date.'],
  ['{company} starts sales of {product}', 'Sales of {product} have started in {country} and its neighbours.'],
  ['{company} presents new {product} line', 'The new {product} line of {company} consists of three models.'],
  ['{product} launches today', '{product} launches today. It is the result of talks with {number} customers.'],
  ['{company} adds {product} to its range', '{company} adds {product} to its range; deliveries begin in spring.'],
  ['Now shipping: {product}', '{product} is now shipping to customers in {country}.'],
  [
    '{company} opens {product} to everyone',
    'From today everyone can use {product}, until now open to invited customers of {company}.',
  ],
  [
    'Release notes: {product} {version}',
    '{product} {version} was released this morning. It brings dark mode and faster search.',
  ],
  ['{company} introduces mobile app {product}', 'The mobile app {product} by {company} is available in both stores.'],
  ['{product}: our new platform', 'We have launched {product}, the platform on which all our services will run.'],
  ['A first look at {product}', '{company} launched {product} this week; here is a first look.'],
  [
    '{company} premieres {product} at {city} fair',
    'Visitors of the {city} fair were the first to see {product}, which went on sale the same day.',
  ],
];
