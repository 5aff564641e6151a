/** What a goal that thanks, reminds, apologises or sends something says, and the sentences that say it to the recipient. */
export interface ServiceForms {
  thanks: RegExp;
  invoice: RegExp;
  reminder: RegExp;
  apology: RegExp;
  congratulations: RegExp;
  /** What is sent, in its own words. */
  sent: RegExp;
  say: {
    thanks: (what: string, isFormal: boolean) => string;
    invoice: (rest: string, isFormal: boolean) => string;
    reminder: (what: string, isFormal: boolean) => string;
    congratulations: (what: string) => string;
    apology: (what: string, isFormal: boolean) => string;
    sent: (thing: string, verb: string, isFormal: boolean) => string;
  };
}
