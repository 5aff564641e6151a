import type { Bridges } from './bridges.ts';

export const ENGLISH_BRIDGES: Bridges = {
  begins: {
    funding: {
      any: 'A step like that usually means new plans',
      people: 'A step like that often means a bigger team',
      supply: 'When a company grows, purchasing and logistics have to keep pace',
      systems: 'When a company grows, its systems often have to grow as well',
    },
    acquisition: {
      any: 'Bringing companies together usually means a fresh look at many things',
      people: 'Bringing companies together also means bringing teams together',
      supply: 'Bringing companies together often means more suppliers and different processes',
      systems: 'Bringing companies together usually means bringing systems and data together',
    },
    leadership: { any: 'A change like that is often a moment to look at things afresh' },
    hiring: {
      any: 'New people often bring new needs with them',
      people: 'Finding people is one thing, getting them started is another',
      systems: 'More people usually means more demands on systems, too',
    },
    launch: {
      any: 'A launch usually brings new work with it',
      people: 'A launch often means more work for everybody involved',
      supply: 'After a launch, orders and deliveries have to keep pace',
      systems: 'After a launch, the systems behind it have to keep pace',
    },
    deal: {
      any: 'A new agreement usually brings new work with it',
      people: 'A new agreement often means more work for everybody involved',
      supply: 'A new agreement often means more to plan and to move',
      systems: 'A new agreement often means exchanging more data',
    },
    site: {
      any: 'A new location usually means a lot to organise',
      people: 'A new location needs people, and often soon',
      supply: 'A new location often changes routes, stock and suppliers',
      systems: 'A new location has to be connected to the systems that are there',
    },
    research: { any: 'Developing something new takes time and often good partners' },
    award: { any: 'Congratulations on that' },
    technology: {
      any: 'A choice like that often leads to further ones',
      people: 'Tools are only as good as the time people get to learn them',
    },
    other: { any: 'Something like that usually keeps people busy' },
  },
  ends: {
    talk: [', so the timing may be right.', ', and that is why I am writing.'],
    question: [', which brings me to my question.', ', hence my question.'],
  },
  short: { talk: 'That is why I am writing.', question: 'That is why I am asking:' },
};
