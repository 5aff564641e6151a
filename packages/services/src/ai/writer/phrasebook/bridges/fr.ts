import type { Bridges } from './bridges.ts';

export const FRENCH_BRIDGES: Bridges = {
  begins: {
    funding: {
      any: 'Une telle étape ouvre souvent la voie à de nouveaux projets',
      people: 'Après une telle étape, les équipes s’agrandissent souvent',
      supply: 'Quand une entreprise grandit, les achats et la logistique doivent suivre',
      systems: 'Quand une entreprise grandit, les outils doivent souvent évoluer aussi',
    },
    acquisition: {
      any: 'Un rapprochement est souvent l’occasion de revoir beaucoup de choses',
      people: 'Un rapprochement, ce sont aussi des équipes à réunir',
      supply: 'Un rapprochement, ce sont souvent des fournisseurs et des méthodes à réunir',
      systems: 'Un rapprochement, ce sont aussi des systèmes et des données à réunir',
    },
    leadership: { any: 'Un tel changement est souvent l’occasion d’un regard neuf' },
    hiring: {
      any: 'De nouvelles recrues amènent souvent de nouveaux besoins',
      people: 'Trouver les bonnes personnes est une chose, bien les intégrer en est une autre',
      systems: 'Quand une équipe grandit, les outils doivent souvent suivre',
    },
    launch: {
      any: 'Une nouveauté demande souvent beaucoup de travail',
      people: 'Une nouveauté demande souvent beaucoup aux équipes',
      supply: 'Derrière une nouveauté, les commandes et les livraisons doivent suivre',
      systems: 'Derrière une nouveauté, les outils doivent suivre',
    },
    deal: {
      any: 'Un nouvel accord apporte souvent de nouvelles tâches',
      people: 'Un nouvel accord demande souvent davantage aux équipes',
      supply: 'Avec un nouvel accord, il y a souvent plus à planifier et à transporter',
      systems: 'Avec un nouvel accord, il y a souvent plus de données à échanger',
    },
    site: {
      any: 'Une telle étape demande souvent beaucoup d’organisation sur place',
      people: 'Sur place, il faut souvent trouver du personnel rapidement',
      supply: 'Cela change souvent les tournées, les stocks et les fournisseurs',
      systems: 'Sur place, tout doit aussi être relié aux systèmes existants',
    },
    research: { any: 'Développer du nouveau demande du temps et souvent de bons partenaires' },
    award: { any: 'Toutes mes félicitations' },
    technology: {
      any: 'Un tel choix en entraîne souvent d’autres',
      people: 'Un outil n’aide que si l’on sait bien s’en servir',
    },
    other: { any: 'Cela demande souvent beaucoup de travail' },
  },
  ends: {
    talk: [', le moment est donc peut-être bien choisi.', ', c’est pourquoi je [vous écris|t’écris].'],
    question: [', d’où ma question.', ', c’est pourquoi je [vous pose|te pose] la question.'],
  },
  short: { talk: 'C’est pourquoi je [vous écris|t’écris].', question: 'D’où ma question :' },
};
