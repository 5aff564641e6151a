/** Verbs of headlines about companies: after a name, a capitalised one does not extend the name. */
export const EVENT_VERB =
  /^(?:takes?|took|snaps|swallows|purchases?d?|pays|raises?d?|secures?d?|closes?d?|lands?|bags?|nabs?|gets?|wins?|won|joins?|joined|names?d?|appoints?|appointed|hires?d?|taps?|promotes?d?|opens?|opened|expands?|expanded|moves?d?|relocates?d?|partners?|partnered|teams?|teamed|signs?|signed|inks?|acquires?d?|buys?|bought|sells?|sold|merges?d?|launch|launches|launched|unveils?|unveiled|introduces?d?|releases?d?|announces?d?|reports?|reported|posts?|posted|files?|filed|sues?d?|lays?|cuts?|receives?d?|earns?|earned|achieves?d?|reaches|reached|surpasses|hits|doubles?d?|triples?d?|grows?|grew|celebrates?d?|marks?|completes?d?|selects?|selected|collaborates?d?|integrates?d?|backs?|invests?|invested|goes|went|sets|plans?|ships?|shipped|debuts?|rolls?|rolled|begins?|starts?|started|breaks?|broke|adds?|added|becomes?|became|rebrands?|rebranded|picks?|chooses?|chose|enters?|entered|donates?d?|pledges?d?|strengthens?|boosts?|extends?|delivers?|publishes|published|settles?d?|recalls?|faces|ends?|ended|builds?|built|creates?d?|welcomes?d?|ranks?|ranked|recogni[sz]ed|honou?red|awarded|certified|valued|says|said|confirms?|denies|denied|attracts?|scores?|snags?|pulls|pockets?|draws|obtains?|gains?|lists?|leases?|leased|doubles|joining|opening|launching|raising)$/i;

/** Capitalised words before an event that name no other party: the beginning of a company's own headline. */
const COMMON_HEADLINE_WORDS = new Set(
  (
    'a an the grand mou r&d ai we our us its it this these today just now finally officially proudly announcing announcement announces ' +
    'introducing presenting press release news update breaking big exciting major new latest first second third next ' +
    'another more company companies firm startup start-up team business group round series seed pre-seed funding ' +
    'growth venture capital equity debt strategic investment financing million billion record and with in on at for ' +
    'from of to by as is are has have been had also jointly together soon all closed oversubscribed global regional ' +
    'local european american german french spanish british ceo cfo cto coo chief officer president founder ' +
    'founders co-founder board year month week quarter q1 q2 q3 q4 h1 h2 january february march april may june july ' +
    'august september october november december successful successfully completed extension follow-on additional fresh ' +
    'total full key important long-term multi-year exclusive official proud pleased thrilled excited delighted happy ' +
    'share share: how why what staff employees colleagues headquarters hq office offices site plant factory lab labs ' +
    'new-look name brand moving expanding growing raising opening joining partnering teaming milestone two three four ' +
    'five six seven eight nine ten wir unser unsere neue neuer neues das der die ein eine nous notre nos le la les un ' +
    'une el los las nuestra nuestro'
  ).split(' '),
);

/** Whether a word, in whatever case, is one of common use and not a name. */
export function isCommonWord(word: string): boolean {
  const bare = word.toLowerCase().replace(/^[^\p{L}\d]{1,3}|[^\p{L}\d]{1,3}$/gu, '');
  return bare === '' || /^[\d.,]/.test(bare) || COMMON_HEADLINE_WORDS.has(bare);
}
