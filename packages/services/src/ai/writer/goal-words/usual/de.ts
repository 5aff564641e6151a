import type { Rewrite } from './rewrite.ts';

const OWN: Record<string, string> = {
  angebot: 'unseres Angebots',
  termin: 'unseres Termins',
  gespräch: 'unseres Gesprächs',
  telefonat: 'unseres Telefonats',
  treffen: 'unseres Treffens',
  vertrag: 'unseres Vertrags',
  demo: 'unserer Demo',
  präsentation: 'unserer Präsentation',
  anfrage: 'unserer Anfrage',
  einladung: 'unserer Einladung',
};
const SENT = '(Angebot|Termin|Gespräch|Telefonat|Treffen|Vertrag|Demo|Präsentation|Anfrage|Einladung)';
const because = (_all: string, noun = '', rest = '') => `wegen ${OWN[noun.toLowerCase()] ?? noun}${rest} nachfassen`;
const EVENT = '(?:Webinar|Workshop|Frühstück|Event|Mittagessen|Abendessen|Sommerfest|Seminar|Stammtisch|Kaminabend)';

export const GERMAN_USUAL: Rewrite[] = [
  [/^(ich|wir) will (?=\S)/i, '$1 möchte '],
  [/^wir wollen (?=\S)/i, 'wir möchten '],
  [/(?<!\p{L})mit (?:ihr|ihm|ihnen)(?= |$)/giu, 'mit [Ihnen|dir]'],
  [/(?<!\p{L})Ih([mn])(?!\p{L})/gu, 'ih$1'],
  [
    /^((?:nach)?fragen|wissen|herausfinden|erfahren|zeigen|sehen|klären|hören)(?: ihn| sie)? (?=(?:ob|wie|wer|was|wann|wo|welche\p{Ll}*|warum|dass)(?!\p{L}))/iu,
    '$1, ',
  ],
  [
    /^(?:ich (?:möchte|würde gerne?|hätte gerne?) )(?=(?:einen?|ein) (?:\p{Ll}+ )?(?:Termin|Gespräch|Telefonat|Call|Demo|Treffen|Austausch))/iu,
    '',
  ],
  [
    /^((?:einen?|ein) (?:\p{Ll}+ )?(?:Termin|Gespräch|Telefonat|Call|Demo|Treffen|Austausch)) machen$/iu,
    '$1 vereinbaren',
  ],
  [
    /(?<!\p{L})(?:ein(?:en)? )?(\d+)[ -]?Minuten[ -](Telefonat|Gespräch|Meeting|Interview|Treffen)(?!\p{L})/giu,
    '$1-minütiges $2',
  ],
  [
    /(?<!\p{L})(?:ein(?:en)? )?(\d+)[ -]?Minuten[ -](Call|Austausch|Termin|Anruf|Workshop)(?!\p{L})/giu,
    '$1-minütiger $2',
  ],
  [/(?<!\p{L})(?:eine )?(\d+)[ -]?Minuten[ -](Demo|Vorführung|Besprechung)(?!\p{L})/giu, '$1-minütige $2'],
  [new RegExp(`^Einladung (?=${EVENT})`, 'i'), 'Einladung zum '],
  [/^Einladung (?=(?:Messe|Veranstaltung|Konferenz|Hausmesse))/i, 'Einladung zur '],
  [new RegExp(`(?<=${EVENT}) (?=\\d{1,2}\\.)`, 'i'), ' am '],
  [
    /^((?:kurze[sr]? )?(?:Demo|Schulung|Termin|Gespräch|Interview|Austausch|Workshop|Call|Telefonat)) (?=\p{Lu}[\p{L}-]*$)/u,
    '$1 zum Thema ',
  ],
  [
    new RegExp(
      `^(?:nachfassen|nachhaken|nachfragen|nachfrage|follow-?up)(?: (?:wegen|zu[mr]?|bezüglich))?(?: (?:de[smr]|unsere[smr]?))? ${SENT}s?( vom .+)?$`,
      'iu',
    ),
    because,
  ],
  [new RegExp(`^(?:das |unser |zum |wegen )?${SENT}s?( vom .+)? (?:nachfassen|nachhaken|nachfragen)$`, 'iu'), because],
  [/^(?:nachfassen|follow-?up) zur (?=(?:\p{L}*messe|veranstaltung|konferenz))/iu, 'nachfassen nach der '],
  [/^uns (?:kurz )?vorstellen$/i, 'Dürfen wir uns kurz vorstellen?'],
  [/^mich (?:kurz )?vorstellen$/i, 'Darf ich mich kurz vorstellen?'],
  [/^mich (?:kurz )?(?:vorstellen )?(als .+?)(?: vorstellen)?$/iu, 'Darf ich mich [Ihnen|dir] $1 vorstellen?'],
  [/^(?:Sie |dich )?kennenlernen$/i, 'ich würde [Sie|dich] gern kennenlernen'],
  [
    /^(Software|Produkte|Lösung|Lösungen|Plattform|Firma|Dienstleistungen|Leistungen|App) (?=(?:vorstellen|zeigen|präsentieren)(?: und |$))/iu,
    'unsere $1 ',
  ],
  [
    /^(Produkt|Tool|Unternehmen|Portfolio|Angebot|System|Portal) (?=(?:vorstellen|zeigen|präsentieren)(?: und |$))/iu,
    'unser $1 ',
  ],
  [
    /^(?:ich|wir) (?:möchten?|würden? gerne?) (wissen|erfahren|fragen),? (?=(?:ob|wer|wann|wie|was|wo|welche\p{Ll}*) )/iu,
    '$1, ',
  ],
  [/^(?:Kontakt|Kontaktanfrage)$/i, 'vernetzen'],
  [/^(?=(?:über|als) .+ (?:informieren|gewinnen)$)/iu, '[Sie|dich] '],
  [/(?<!\p{L})(?:einen )?Pilot(?= |$)/gu, 'ein Pilotprojekt'],
  [/^gratis (?=\p{Lu})/iu, 'kostenloser '],
  [/^Erstkontakt$/i, 'ein kurzes Kennenlerngespräch'],
  [/^mich (?=.* (?:bewerben|bedanken|erkundigen|anschließen)$)/iu, 'ich würde mich gern '],
  [/ pitchen$/i, ' vorstellen'],
  [/(?<= für )Demo (?=\p{Lu})/gu, 'eine Demo zum Thema '],
  [/(?<= für )Demo$/u, 'eine Demo'],
  [/ verkaufen$/i, ' anbieten'],
  [/^(Interesse|Lust|Zeit) (?=.*\?$)/i, '[Hätten Sie|Hättest du] $1 '],
  [/(?<=Interesse an )(?=Demo(?!\p{L}))/giu, 'einer '],
  [/^(?:einen )?(Kaffee|Call)(?= .*\?$)/i, 'Wie wäre es mit einem $1'],
  [/^(?:ein )?(Mittagessen|Telefonat|Gespräch|Treffen)(?= .*\?$)/i, 'Wie wäre es mit einem $1'],
];
