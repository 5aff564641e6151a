import type { Bridges } from './bridges.ts';

export const GERMAN_BRIDGES: Bridges = {
  funding: {
    people: 'Nach so einem Schritt wird meist auch das Team größer',
    supply: 'Wachstum stellt Einkauf und Logistik oft auf die Probe',
    systems: 'Mit dem Wachstum müssen meist auch die Systeme mitwachsen',
  },
  acquisition: {
    people: 'Wenn Unternehmen zusammenwachsen, müssen auch die Teams zusammenfinden',
    supply: 'Wenn Unternehmen zusammenwachsen, treffen oft verschiedene Lieferanten und Abläufe aufeinander',
    systems: 'Wenn Unternehmen zusammenwachsen, müssen meist auch Systeme und Daten zusammenfinden',
  },
  leadership: {},
  hiring: {
    people: 'Neue Leute zu finden ist das eine, sie gut einzuarbeiten das andere',
    systems: 'Mit neuen Leuten wachsen meist auch die Anforderungen an die Systeme',
  },
  launch: {
    people: 'Etwas Neues auf den Markt zu bringen, bedeutet für das Team meist viel Arbeit',
    supply: 'Nach einer Einführung müssen Bestellungen und Lieferungen Schritt halten',
    systems: 'Nach einer Einführung müssen auch die Systeme dahinter Schritt halten',
  },
  deal: {
    people: 'Eine neue Zusammenarbeit bedeutet für das Team oft mehr Arbeit',
    supply: 'Mit einer neuen Zusammenarbeit gibt es oft mehr zu planen und zu bewegen',
    systems: 'Mit einer neuen Zusammenarbeit werden oft auch mehr Daten ausgetauscht',
  },
  site: {
    people: 'Vor Ort braucht es dann neue Leute, und das oft bald',
    supply: 'Damit ändern sich oft auch Wege, Bestände und Lieferanten',
    systems: 'Vor Ort muss dann auch alles an die vorhandenen Systeme angebunden werden',
  },
  research: {},
  award: { any: 'Dazu meinen Glückwunsch' },
  technology: {
    people: 'Werkzeuge helfen nur so gut, wie man sie kennt',
  },
  other: {},
};
