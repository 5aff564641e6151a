/** "Que firme el contrato" is asked of them. */
export const SUBJUNCTIVE: Record<string, string> = {
  firme: 'firmar',
  confirme: 'confirmar',
  envíe: 'enviar',
  revise: 'revisar',
  apruebe: 'aprobar',
  responda: 'responder',
  acepte: 'aceptar',
  valide: 'validar',
  pruebe: 'probar',
  visite: 'visitar',
  participe: 'participar',
  asista: 'asistir',
  pague: 'pagar',
  venga: 'venir',
};
/** "alianza comercial" is "una alianza comercial", "renovación del contrato" is "la renovación del contrato". */
export const withArticle = (noun: string) =>
  noun
    .replace(/^(?=(?:visita|reunión|llamada|prueba)(?!\p{L}))/u, 'una ')
    .replace(/^(?=(?:pago|cobro|envío)(?!\p{L}))/u, 'el ')
    .replace(/^(?=nueva )/iu, 'la ')
    .replace(/^(?=nuevo )/iu, 'el ')
    .replace(/^(?=nuevas )/iu, 'las ')
    .replace(/^(?=nuevos )/iu, 'los ')
    .replace(
      /^(?=(?:auditoría|reclamación|consulta|alianza|colaboración|asociación|propuesta|oferta|integración|cooperación)(?!\p{L}))/u,
      'una ',
    )
    .replace(/^(?=\p{L}+(?:ción|sión|dad|ncia|gía|ura) (?:del?|de la|de los|de las|en|al?|con) )/u, 'la ')
    .replace(
      /^(?=(?:proyecto|acuerdo|contrato|servicio|programa|seguro|ciberseguro|plan|sistema|estudio|curso|software|presupuesto)(?!\p{L}))/u,
      'un ',
    );

/** "presentar nuestra herramienta" is "presentarle nuestra herramienta". */
export const withPronoun = (verb: string, isFormal: boolean) =>
  verb
    .replace(/^(\p{L}+?[aei]r)(?:les?|te)?(?![\p{L}])/u, `$1${isFormal ? 'le' : 'te'}`)
    .replace(
      /^(\p{L}+) (?=(?:demo|demostración|prueba|reunión|llamada|visita|propuesta|presentación|auditoría)(?!\p{L}))/u,
      '$1 una ',
    )
    .replace(/^(\p{L}+) (?=(?:piloto|presupuesto|descuento|taller|estudio|informe)(?!\p{L}))/u, '$1 un ');
