import type { Rewrite } from './rewrite.ts';

const OF: Record<string, string> = {
  presupuesto: 'del presupuesto',
  oferta: 'de la oferta',
  propuesta: 'de la propuesta',
  pedido: 'del pedido',
  contrato: 'del contrato',
};
const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const FEMININE = 'demo|llamada|reunión|cita|visita|videollamada|entrevista|comida|cena';
const sent = (_all: string, noun = '', month?: string) =>
  `seguimiento ${OF[noun.toLowerCase()] ?? noun}${month === undefined ? '' : ` de ${month}`}`;

export const SPANISH_USUAL: Rewrite[] = [
  [
    new RegExp(
      `^(?:quiero|queremos|quisiera|necesito|me gustaría) (?=(?:(?:tener|agendar|concertar|organizar|programar|fijar) )?una? (?:\\p{L}+ )?(?:${FEMININE}|café|encuentro)(?!\\p{L}))`,
      'iu',
    ),
    '',
  ],
  [/^(?:quiero|queremos|necesito) (?=\p{L}+[aei]r(?:l[eo]s?|te|me|nos)?(?!\p{L}))/iu, ''],
  [
    new RegExp(
      `^(agendar|concertar|organizar|programar|reservar|fijar|tener|pedir|proponer) (?=(?:${FEMININE})(?!\\p{L}))`,
      'iu',
    ),
    '$1 una ',
  ],
  [/^presentarme$/i, 'me gustaría presentarme brevemente'],
  [/^(?:confirmar|comprobar|verificar) (?=si )/i, 'saber '],
  [
    new RegExp(
      `^(?:hacer )?seguimiento (?:del? (?:la |el )?)?(presupuesto|oferta|propuesta|pedido|contrato)(?: (?:de )?(${MONTHS}))?$`,
      'iu',
    ),
    sent,
  ],
  [/^convencer(?:l[aeo]s?|te)? de (?=\p{L}+[aei]r(?!\p{L}))/iu, ''],
  [/^vender (?=nuestr)/i, 'presentar '],
  [/^¿?(?=(?:café|desayuno|encuentro)(?!\p{L}).*\?$)/iu, '¿un '],
  [new RegExp(`^¿?(?=(?:${FEMININE})(?!\\p{L}).*\\?$)`, 'iu'), '¿una '],
  [/^(?:contacto|contactar|networking)$/i, 'conectar'],
];
