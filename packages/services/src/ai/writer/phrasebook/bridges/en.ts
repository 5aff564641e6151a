import type { Bridges } from './bridges.ts';

export const ENGLISH_BRIDGES: Bridges = {
  funding: {
    people: 'A step like that often means a bigger team',
    supply: 'When a company grows, purchasing and logistics have to keep pace',
    systems: 'When a company grows, its systems often have to grow as well',
  },
  acquisition: {
    people: 'Bringing companies together also means bringing teams together',
    supply: 'Bringing companies together often means more suppliers and different processes',
    systems: 'Bringing companies together usually means bringing systems and data together',
  },
  leadership: {},
  hiring: {
    people: 'Finding people is one thing, getting them started is another',
    systems: 'More people usually means more demands on systems, too',
  },
  launch: {
    people: 'A launch often means more work for everybody involved',
    supply: 'After a launch, orders and deliveries have to keep pace',
    systems: 'After a launch, the systems behind it have to keep pace',
  },
  deal: {
    people: 'A new agreement often means more work for everybody involved',
    supply: 'A new agreement often means more to plan and to move',
    systems: 'A new agreement often means exchanging more data',
  },
  site: {
    people: 'A new location needs people, and often soon',
    supply: 'A new location often changes routes, stock and suppliers',
    systems: 'A new location has to be connected to the systems that are there',
  },
  research: {},
  award: { any: 'Congratulations on that' },
  technology: {
    people: 'Tools are only as good as the time people get to learn them',
  },
  other: {},
};
