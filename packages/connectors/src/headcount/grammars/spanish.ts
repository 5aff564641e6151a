import type { HeadcountGrammar } from '../grammar.ts';

const QUANTITY = String.raw`(?:(?:más de|cerca de|unos|unas) )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|varios|varias)`;
const SPREAD = `(?:repartid[oa]s )?(?:en|de) ${QUANTITY} (?:países|sedes|oficinas|continentes|ciudades|delegaciones|centros|nacionalidades|regiones)`;
const FIRM = '(?:empresa|compañía|firma|sociedad|agencia)';
const NOW = '(?:actualmente|hoy|hoy en día|ya|ahora|en la actualidad|en total)';
const OURS = `(?:nuestra ${FIRM}|nuestro grupo|(?:el grupo )?{own})`;

export const SPANISH_GRAMMAR: HeadcountGrammar = {
  we: `nosotros|somos|contamos|tenemos|empleamos|nuestr[oa]s?|${OURS}`,
  theCompany: `la (?:empresa|compañía)`,
  hedges: `${NOW}|más de|cerca de|alrededor de|unos|unas|aproximadamente|casi|un total de|una plantilla de`,
  adjectives: 'grandes',
  noun: 'emplead[oa]s(?:/as)?|empleados y empleadas|trabajador(?:es|as)(?: y trabajadoras)?|colaborador(?:es|as)|personas|compañeros|compañeras',
  team: 'profesionales|expertos|especialistas',
  patterns: [
    `(?:contamos(?: ${NOW})? con|tenemos|empleamos(?: a)?|somos|sumamos) {count}{noun}`,
    String.raw`(?:somos|contamos con|tenemos)(?: ${NOW})? un (?:[\p{L}-]+ )?equipo (?:[\p{L}-]+ ){0,2}de {count}{team}`,
    `(?:${OURS}|{theCompany})(?: ${NOW})? (?:cuenta con|tiene|emplea(?: a)?|suma|está formad[oa] por) {count}{noun}`,
    String.raw`(?:somos|{own} es) una ${FIRM} (?:[\p{L}-]+ ){0,3}(?:de|con) {count}{noun}`,
    `nuestro equipo (?:está (?:formado|compuesto|integrado) por|se compone de|cuenta con|lo forman) {count}{team}`,
    `{count}{noun}{tail} trabajan (?:${NOW} )?(?:en|para|con) (?:{own}|nosotros|nuestra ${FIRM})`,
    String.raw`con (?:sus |nuestros )?{count}{noun}{tail}, (?=(?:somos|${OURS})(?![\p{L}\p{N}]))`,
  ],
  leadWords: `${NOW}|en {own}|quiénes somos|y|sobre nosotros`,
  leadClause: String.raw`(?:fundada|creada|desde|con sede)(?!\p{L})[^;:"«»“”]{0,100}?, |(?:nuestr[oa]s?|somos|{own})(?!\p{L})[^;:"«»“”]{0,200}?(?:, |y )`,
  leadNever:
    'clientes?|socios?|matriz|filial|propietario|competidor(?:es)?|proveedor(?:es)?|vecino|si|cuando|tendremos|seremos|podríamos|objetivo|según|dice|no|nunca|a diferencia|usuarios|planta|fábrica',
  tail: `${NOW}|en todo el mundo|a nivel mundial|a nivel internacional|alrededor del mundo|${SPREAD}`,
  goesOn: 'y|que compart\\p{L}+ (?:una|la|el|un) (?:misma? )?(?:pasión|visión|objetivo)|con un mismo|apasionados',
  part: '(?:planta|fábrica|sede|oficina|tienda|hotel|escuela|clínica|almacén|sucursal|filial|departamento|división)|del grupo',
  never:
    'y (?:nuestros )?(?:[\\p{L}-]+ ){0,2}(?:estudiantes|alumnos|aprendices|miembros|socios|clientes|voluntarios|autónomos|colaboradores externos|becarios)|dice|según|si|explica|añade|menos',
};
