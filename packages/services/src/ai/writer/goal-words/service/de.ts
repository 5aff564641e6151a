import type { ServiceForms } from './service-forms.ts';

export const GERMAN_SERVICE: ServiceForms = {
  thanks:
    /^(?:(?:Ihnen|dir|mich|sich|uns) )?(?:herzlich |noch einmal |noch mal )?für (?<what>.+?) (?:be)?danken(?: und (?<rest>.+ (?:zu)?(?:schicken|senden)))?$|^(?:Dank|Danke|Dankeschön|(?:vielen|herzlichen) Dank) für (?<what2>.+)$/iu,
  invoice:
    /^(?:(?:an|wegen|Erinnerung an) )?(?:(?:die|der|eine|unsere|unserer) )?(?:offene|unbezahlte|überfällige|ausstehende)[nr]? Rechnung(?<rest>(?: .*?)?)(?: (?:erinnern|anmahnen|mahnen))?$|^(?:Mahnung|Zahlungserinnerung)(?: (?:zu|für|wegen)r?)?(?: (?:die|der|unsere[rn]?))? Rechnung(?<rest2>(?: .*)?)$|^(?:die )?(?:Zahlung|Begleichung) (?:der|unserer) (?:offenen |überfälligen )?Rechnung(?<rest4>(?: .*)?) (?:anmahnen|anfordern|einfordern|erbitten)$|^(?:die )?Zahlung (?:der|unserer) Rechnung(?<rest5> \S+)$|^(?:die |unsere )?Rechnung(?<rest3>(?: .*)?) (?:offen|unbezahlt|überfällig|ausstehend)$/iu,
  congratulations:
    /^(?:(?:Ihnen|dir) )?(?<what>zu[mr]? .+) gratulieren$|^(?:Gratulation|Glückwunsch) (?<what2>zu[mr]? .+)$/iu,
  reminder: /^(?:(?:Sie|dich) )?an (?<what>.+) erinnern$|^Erinnerung an (?<what2>.+)$/iu,
  apology:
    /^(?:(?:mich|uns|sich) )?(?:bei (?:Ihnen|dir) )?(?:(?:mich|uns) )?für (?<what>.+) (?:zu )?entschuldigen$|^(?:um |Bitte um )?Entschuldigung für (?<what2>.+?)(?: bitten)?$/iu,
  sent: /^(?:(?:Ihnen|dir) )?(?<thing>(?:das|den|die|unser\p{Ll}*|mein\p{Ll}*|ein|eine|einen|Ihr\p{Ll}*|dein\p{Ll}*) .+) (?<verb>(?:zu)?(?:schicken|senden)|weiterleiten)$/iu,
  say: {
    thanks: (what, isFormal) => `Ich danke ${isFormal ? 'Ihnen' : 'dir'} für ${what}.`,
    invoice: (rest, isFormal) =>
      `Ich melde mich wegen ${rest === '' ? 'unserer Rechnung' : 'der Rechnung'}${rest}, die noch offen ist. ${isFormal ? 'Könnten Sie' : 'Könntest du'} mir sagen, wann wir mit der Zahlung rechnen können?`,
    congratulations: (what) => `Herzlichen Glückwunsch ${what}.`,
    apology: (what, isFormal) => `Ich möchte mich bei ${isFormal ? 'Ihnen' : 'dir'} für ${what} entschuldigen.`,
    reminder: (what, isFormal) => `Ich möchte ${isFormal ? 'Sie' : 'dich'} kurz an ${what} erinnern.`,
    sent: (thing, verb, isFormal) => `Darf ich ${isFormal ? 'Ihnen' : 'dir'} ${thing} ${verb}?`,
  },
};
