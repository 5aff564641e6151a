import type { ServiceForms } from './service-forms.ts';

export const ENGLISH_SERVICE: ServiceForms = {
  thanks:
    /^(?:thank|say thank you to|say thanks to) (?:you|them) for (?<what>.+?)(?: and (?<rest>(?:send|share|forward) .+))?$|^(?:thanks|thank you|a thank you|thank-you) for (?<what2>.+)$/i,
  invoice:
    /^(?:(?:remind you (?:of|about)|chase|reminder (?:of|for|about)|payment reminder(?: (?:of|for|about))?|follow up on|about|payment of) )?(?:the |our |your |an? )?(?:unpaid|overdue|open|outstanding|late) invoice(?<rest>(?: .*)?)$|^(?:payment reminder|chase payment)(?: (?:of|for|on))? (?:the |our )?invoice(?<rest2> .*)?$|^(?:the |our )?invoice(?<rest3> .*)? (?:unpaid|overdue|open|outstanding)$|^(?:ask for |request )?payment (?:of|for) (?:the |our )?invoice(?<rest5> .+)?$|^(?:get|have) (?:the |our )?invoice(?<rest4> \S+)? (?:paid|settled)(?:, (?:it is|which is|it’s|it's) (?:[\w ]+ )?(?:overdue|late))?$/i,
  congratulations: /^(?:congratulate (?:you|them)|congratulations) (?:on|for) (?<what>.+)$/i,
  reminder:
    /^(?:remind (?:you|them) (?:of|about)|(?:a )?(?:short |quick |gentle )?reminder(?: (?:of|about)|:)) (?<what>.+)$/i,
  apology: /^(?:(?:say sorry|apologi[sz]e|an? apology|apology|apologies|sorry)(?: to (?:you|them))?) for (?<what>.+)$/i,
  sent: /^(?<verb>send|forward) (?:you |them )?(?<thing>(?:the|our|my|an?|this|your) .+)$/i,
  say: {
    thanks: (what) => `Thank you for ${what}.`,
    invoice: (rest) =>
      `I am writing about ${rest === '' ? 'our invoice' : 'invoice'}${rest}, which is still unpaid. Could you tell me when we can expect payment?`,
    congratulations: (what) => `Congratulations on ${what}.`,
    apology: (what) => `I’d like to apologise for ${what}.`,
    reminder: (what) =>
      /^(?:the|our|my|your|an?|this)\b/i.test(what)
        ? `I’d like to remind you of ${what}.`
        : `Just a short reminder: ${what}.`,
    sent: (thing, verb) => `May I ${verb.toLowerCase()} you ${thing}?`,
  },
};
