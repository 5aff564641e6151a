import type { ServiceForms } from './service-forms.ts';

export const FRENCH_SERVICE: ServiceForms = {
  thanks:
    /^(?:vous |te )?remercier (?<what>(?:pour|de|du|des|d[’']).+?)(?: et (?<rest>(?:(?:vous|te) |t[’'])?(?:envoyer|transmettre) .+))?$|^(?:merci|remerciements?) (?<what2>(?:pour|de|du|des|d[’']).+)$/iu,
  invoice:
    /^(?:(?:relancer?|rappel|relance|rappeler)(?: (?:de|pour|sur|au sujet de|concernant|à propos de))?(?: :)? )?(?:la |notre |une )?facture(?: (?:impayée|en retard|en souffrance|non réglée|non payée|échue|en attente))(?<rest>(?: .*)?)$|^(?:(?:relancer?|rappel|relance)(?: (?:de|pour|sur|au sujet de|concernant))?(?: :)? )?(?:la |notre )?facture(?<rest2>(?: .*)?) (?:impayée|en retard|en souffrance|non réglée|non payée|échue)$|^(?:le )?(?:paiement|règlement) de (?:la|notre) facture(?<rest3> .+)?$/iu,
  congratulations: /^(?:vous |te )?féliciter (?<what>(?:pour|de) .+)$|^félicitations (?<what2>pour .+)$/iu,
  reminder:
    /^(?:vous |te )?rappeler (?<what>(?:le|la|les|notre|nos|votre|vos|ton|ta|tes|l[’'])(?!\p{L}).+)$|^(?:petit )?rappel ?(?:: ?|du |de |des )(?<what2>.+)$/iu,
  apology:
    /^(?:(?:vous |te )?présenter (?:mes|nos|des) excuses|(?:m[’']|s[’'])excuser|excuses)(?: auprès de (?:vous|toi))? (?<what>(?:pour|de) .+)$/iu,
  sent: /^(?:vous |te |t[’'])?(?<verb>envoyer|transmettre|transférer) (?<thing>(?:le|la|les|notre|nos|mon|ma|mes|une?|l[’']|votre|vos)(?!\p{L}).+)$/iu,
  say: {
    thanks: (what) => `Merci ${what}.`,
    invoice: (rest, isFormal) =>
      `Je ${isFormal ? 'vous' : 't’'}${isFormal ? ' ' : ''}écris au sujet de ${rest === '' ? 'notre' : 'la'} facture${rest}, qui reste impayée. ${isFormal ? 'Pourriez-vous' : 'Pourrais-tu'} me dire quand nous pouvons compter sur le règlement ?`,
    congratulations: (what) => `Toutes mes félicitations ${what}.`,
    apology: (what, isFormal) => `Je ${isFormal ? 'vous' : 'te'} présente mes excuses ${what}.`,
    reminder: (what, isFormal) =>
      /^(?:le|la|les|notre|nos|votre|vos|ton|ta|tes|l[’'])(?!\p{L})/iu.test(what)
        ? `Je me permets de ${isFormal ? 'vous' : 'te'} rappeler ${what}.`
        : `Petit rappel : ${what}.`,
    sent: (thing, verb, isFormal) =>
      `Puis-je ${isFormal ? 'vous ' : /^[eé]/i.test(verb) ? 't’' : 'te '}${verb.toLowerCase()} ${thing} ?`,
  },
};
