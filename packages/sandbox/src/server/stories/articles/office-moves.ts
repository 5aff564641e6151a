import type { Template } from './template.ts';

export const OFFICE_MOVES: readonly Template[] = [
  [
    '{company} opens office in {place2}',
    '{company} has opened a new office in {place2} with room for {number} people.',
  ],
  ['{company} moves headquarters to {place2}', '{company} is moving its headquarters from {city} to {place2}.'],
  ['New home for {company} in {city}', 'Our {city} team has moved into a new office of {thousand} square feet.'],
  [
    '{company} relocates to larger premises',
    'After ten years in the old building, {company} relocates to larger premises in {city}.',
  ],
  [
    '{company} expands to {country2} with {place2} office',
    'The new office in {place2} is a step that {company} had long planned.',
  ],
  ['We are moving', 'We are moving: from next month our address in {city} changes to the Old Harbour building.'],
  [
    '{company} inaugurates {place2} campus',
    'The campus in {place2} was inaugurated by {ceo} in the presence of the mayor.',
  ],
  [
    '{company} breaks ground on plant in {place2}',
    '{company} has broken ground on a new plant in {place2} that will employ {number} people.',
  ],
  ['Doors open at our {place2} site', 'On Monday the doors opened at the new {place2} site of {company}.'],
  [
    '{company} consolidates offices in {city}',
    '{company} will bring its three {city} offices together in one building.',
  ],
  [
    '{company} signs lease for {thousand} square feet in {place2}',
    '{company} has signed a ten-year lease for {thousand} square feet of office space in {place2}.',
  ],
  [
    '{company} sets up regional headquarters in {place2}',
    'With a regional headquarters in {place2}, {company} gets closer to its customers.',
  ],
  ['{company} to close {place2} office', '{company} will close its office in {place2} and move the staff to {city}.'],
  ['{company} opens second facility in {place2}', 'A second facility in {place2} doubles the capacity of {company}.'],
  ['Hello, {place2}!', '{company} has opened a new office in {place2}, its first outside {city}.'],
  ['{company} doubles footprint in {city}', '{company} has taken two more floors of its {city} headquarters.'],
  [
    '{company} shifts its seat to {place2}',
    'The seat of {company} will be shifted to {place2} at the start of the year.',
  ],
  ['A new hub in {place2}', '{company} has set up a hub in {place2}; {person} runs the new office.'],
  [
    '{company} unveils plans for new headquarters',
    'The new headquarters of {company} in {city} will have space for {number} teams.',
  ],
  [
    '{company} plants its flag in {place2}',
    'With {number} desks and a view of the river, the new {place2} office of {company} is open.',
  ],
  ['Our {city} office has a new address', 'The {city} office of {company} has moved across the street.'],
  [
    '{company} builds warehouse in {place2}',
    '{company} is building a warehouse of {thousand} square metres in {place2}.',
  ],
  [
    '{company} enters {country2} market with local office',
    'A local office in {place2} opened this week, {company} said.',
  ],
  [
    '{place2} becomes new base of {company}',
    '{company} has chosen {place2} as its new base and will relocate {number} staff.',
  ],
  [
    '{company} opens {place2} showroom and office',
    'The new office and showroom in {place2} opens to visitors of {company} on Friday.',
  ],
];
