import type { ServiceForms } from './service-forms.ts';

export const SPANISH_SERVICE: ServiceForms = {
  thanks:
    /^agradecer(?:le|te|les|os)? (?:por )?(?<what>.+?)(?: y (?<rest>(?:enviar|mandar)(?:le|te)? .+))?$|^(?:dar(?:le|te)? las )?gracias por (?<what2>.+?)$/iu,
  invoice:
    /^(?:(?:reclamar|recordar(?:le|te)?|recordatorio(?: de)?(?: :)?) )?(?:la |nuestra |una )?factura (?:pendiente|impagada|vencida|atrasada|sin pagar)(?<rest>(?: (?!de pago).*)?)(?: de pago)?$|^(?:(?:reclamar|recordar(?:le|te)?|recordatorio(?: de)?) )?(?:la |nuestra )?factura(?<rest2>(?: .*)?) (?:pendiente|impagada|vencida|atrasada|sin pagar)(?: de pago)?$|^(?:el )?pago de (?:la|nuestra) factura(?<rest3> .+)?$/iu,
  congratulations: /^felicitar(?:le|te)? por (?<what>.+)$|^(?:felicitaciones|enhorabuena) por (?<what2>.+)$/iu,
  reminder:
    /^recordar(?:le|te)? (?<what>(?:el|la|los|las|nuestr\p{L}+|su|tu)(?!\p{L}).+)$|^(?:breve )?recordatorio(?:: | de | del )(?<what2>.+)$/iu,
  apology: /^(?:disculpar(?:me|se|nos)|pedir(?:le|te)? (?:perdón|disculpas)|disculpas|disculpa) por (?<what>.+)$/iu,
  sent: /^(?<verb>enviar|mandar|reenviar)(?:le|te)? (?<thing>(?:el|la|los|las|nuestr\p{L}+|mi|un|una|su|tu)(?!\p{L}).+)$/iu,
  say: {
    thanks: (what, isFormal) => `${isFormal ? 'Le' : 'Te'} agradezco ${what}.`,
    invoice: (rest, isFormal) =>
      `${isFormal ? 'Le' : 'Te'} escribo por ${rest === '' ? 'nuestra' : 'la'} factura${rest}, que sigue pendiente de pago. ¿${isFormal ? 'Podría' : 'Podrías'} decirme cuándo podemos contar con el pago?`,
    congratulations: (what) => `Mi enhorabuena por ${what}.`,
    apology: (what, isFormal) => `${isFormal ? 'Le' : 'Te'} pido disculpas por ${what}.`,
    reminder: (what, isFormal) =>
      /^(?:el|la|los|las|nuestr\p{L}+|su|tu)(?!\p{L})/iu.test(what)
        ? `Me permito ${isFormal ? 'recordarle' : 'recordarte'} ${what}.`
        : `Un breve recordatorio: ${what}.`,
    sent: (thing, verb, isFormal) => `¿Puedo ${verb.toLowerCase()}${isFormal ? 'le' : 'te'} ${thing}?`,
  },
};
