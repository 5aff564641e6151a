import type { Bridges } from './bridges.ts';

export const FRENCH_BRIDGES: Bridges = {
  funding: {
    people: 'Après une telle étape, les équipes s’agrandissent souvent',
    supply: 'Quand une entreprise grandit, les achats et la logistique doivent suivre',
    systems: 'Quand une entreprise grandit, les outils doivent souvent évoluer aussi',
  },
  acquisition: {
    people: 'Un rapprochement, ce sont aussi des équipes à réunir',
    supply: 'Un rapprochement, ce sont souvent des fournisseurs et des méthodes à réunir',
    systems: 'Un rapprochement, ce sont aussi des systèmes et des données à réunir',
  },
  leadership: {},
  hiring: {
    people: 'Trouver les bonnes personnes est une chose, bien les intégrer en est une autre',
    systems: 'Quand une équipe grandit, les outils doivent souvent suivre',
  },
  launch: {
    people: 'Une nouveauté demande souvent beaucoup aux équipes',
    supply: 'Derrière une nouveauté, les commandes et les livraisons doivent suivre',
    systems: 'Derrière une nouveauté, les outils doivent suivre',
  },
  deal: {
    people: 'Un nouvel accord demande souvent davantage aux équipes',
    supply: 'Avec un nouvel accord, il y a souvent plus à planifier et à transporter',
    systems: 'Avec un nouvel accord, il y a souvent plus de données à échanger',
  },
  site: {
    people: 'Sur place, il faut souvent trouver du personnel rapidement',
    supply: 'Cela change souvent les tournées, les stocks et les fournisseurs',
    systems: 'Sur place, tout doit aussi être relié aux systèmes existants',
  },
  research: {},
  award: { any: 'Toutes mes félicitations' },
  technology: {
    people: 'Un outil n’aide que si l’on sait bien s’en servir',
  },
  other: {},
};
