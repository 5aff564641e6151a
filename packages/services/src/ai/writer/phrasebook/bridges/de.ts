import type { Bridges } from './bridges.ts';

export const GERMAN_BRIDGES: Bridges = {
  begins: {
    funding: {
      any: 'Nach so einem Schritt stehen meist neue Vorhaben an',
      people: 'Nach so einem Schritt wird meist auch das Team größer',
      supply: 'Wachstum stellt Einkauf und Logistik oft auf die Probe',
      systems: 'Mit dem Wachstum müssen meist auch die Systeme mitwachsen',
    },
    acquisition: {
      any: 'Wenn Unternehmen zusammenwachsen, kommt meist vieles auf den Prüfstand',
      people: 'Wenn Unternehmen zusammenwachsen, müssen auch die Teams zusammenfinden',
      supply: 'Wenn Unternehmen zusammenwachsen, treffen oft verschiedene Lieferanten und Abläufe aufeinander',
      systems: 'Wenn Unternehmen zusammenwachsen, müssen meist auch Systeme und Daten zusammenfinden',
    },
    leadership: { any: 'So ein Wechsel ist oft ein Anlass, manches neu zu betrachten' },
    hiring: {
      any: 'Mit neuen Leuten kommen oft auch neue Aufgaben',
      people: 'Neue Leute zu finden ist das eine, sie gut einzuarbeiten das andere',
      systems: 'Mit neuen Leuten wachsen meist auch die Anforderungen an die Systeme',
    },
    launch: {
      any: 'Etwas Neues auf den Markt zu bringen, bedeutet meist viel Arbeit',
      people: 'Etwas Neues auf den Markt zu bringen, bedeutet für das Team meist viel Arbeit',
      supply: 'Nach einer Einführung müssen Bestellungen und Lieferungen Schritt halten',
      systems: 'Nach einer Einführung müssen auch die Systeme dahinter Schritt halten',
    },
    deal: {
      any: 'Eine neue Zusammenarbeit bringt meist auch neue Aufgaben mit sich',
      people: 'Eine neue Zusammenarbeit bedeutet für das Team oft mehr Arbeit',
      supply: 'Mit einer neuen Zusammenarbeit gibt es oft mehr zu planen und zu bewegen',
      systems: 'Mit einer neuen Zusammenarbeit werden oft auch mehr Daten ausgetauscht',
    },
    site: {
      any: 'Bei so einem Schritt gibt es vor Ort meist viel zu organisieren',
      people: 'Vor Ort braucht es dann neue Leute, und das oft bald',
      supply: 'Damit ändern sich oft auch Wege, Bestände und Lieferanten',
      systems: 'Vor Ort muss dann auch alles an die vorhandenen Systeme angebunden werden',
    },
    research: { any: 'Neues zu entwickeln braucht Zeit und oft auch gute Partner' },
    award: { any: 'Dazu meinen Glückwunsch' },
    technology: {
      any: 'So eine Entscheidung zieht oft weitere nach sich',
      people: 'Werkzeuge helfen nur so gut, wie man sie kennt',
    },
    other: { any: 'So etwas bringt meist viel Arbeit mit sich' },
  },
  ends: {
    talk: [', deshalb passt der Zeitpunkt vielleicht gut.', ', deshalb melde ich mich.'],
    question: [', daher meine Frage.', ', deshalb frage ich.'],
  },
  short: { talk: 'Deshalb melde ich mich.', question: 'Daher meine Frage:' },
};
