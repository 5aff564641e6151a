/** Words that make what follows a wish, a plan or talk. */
const SPECULATIVE =
  /\b(?:could|might|would|should|mulls?|mulling|weighs?|weighing|considers?|considering|explores?|exploring|eyes|eyeing|plans?|planning|planned|hopes?|hoping|aims?|aiming|seeks?|seeking|wants?|looks? to|looking to|looking for|hunts?|in talks|talks (?:with|to|about|over)|reportedly|rumou?red|rumou?rs?|speculation|speculated|allegedly|said to|believed to|thought to|expected to|likely to|set to|poised to|intends?|proposes?|proposed|possible|potential|potentially|if|whether|should it|prepares? (?:to|for)|preparing|courts?|woos|bids? for|target(?:s|ing)?|exploring|dreams?|calls? (?:for|on)|urges?)\b/i;

/** Words that deny what follows. */
const DENIED =
  /\b(?:not(?! only)|no(?!\.)|none|never|struggl(?:es?|ed|ing) to|scrambl(?:es?|ed|ing) to|battl(?:es?|ed|ing) to|unable to|cannot|denies|denied|denying|declin(?:es|ed|ing)|refus(?:es|ed)|rejects?|rejected|without|fails? to|failed to|fake|hoax|false|falsely|unlikely|yet to|rules? out|ruled out|dismiss(?:es|ed)|debunks?|disput(?:es|ed)|plante(?:nt)?|kein|keine|nicht)\b|n['’]t\b/i;

/** Words for the end of something in progress: news, but not of the thing's own category. */
const CALLED_OFF =
  /\b(?:cancels?|cancell?ed|scraps?|scrapped|abandons?|abandoned|shelves|shelved|postpones?|postponed|delays?|delayed|halts?|halted|pauses?|paused|ends|ended|ending|terminates?|terminated|dissolves?|dissolved|walks? away|pulls? out|withdraws?|withdrew|drops|dropped|exits?|collapses?|collapsed|unwinds?|severs?|los(?:es|t|ing)|cuts ties)\b/i;

const CLAUSE = /[,;:–—]|\s-\s|\b(?:and|but|while|as)\b/gi;

/** The words of the same clause before a position of a text: a hedge in an earlier clause does not reach it. */
function clauseBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 90), index);
  let start = 0;
  for (const match of before.matchAll(CLAUSE)) start = match.index + match[0].length;
  // A mark right before the position leaves nothing: then the preceding clause still governs it ("plans to, and will").
  return before.slice(start).trim() === '' ? before : before.slice(start);
}

/** The verb, not the month: lower case, or right before the event. */
const MAY = /\bmay\b|\bMay\s(?:\w+ly\s|be\s|have\s|soon\s)?$/;

/** Whether an event at a position of a text is only planned, possible or reported. */
export const isSpeculative = (text: string, index: number) =>
  SPECULATIVE.test(clauseBefore(text, index)) ||
  MAY.test(clauseBefore(text, index)) ||
  /\b(?:rumou?r|speculation|reportedly|allegedly|in talks|hoax)\b/i.test(text);

/** Whether an event at a position of a text is denied there. */
export const isDenied = (text: string, index: number) =>
  DENIED.test(clauseBefore(text, index)) ||
  /\?\s+(?:not|no|hardly|think again|never)\b|\bdeclined? to comment\b|\b(?:no|isn['’]t|not) true\b|\b(?:is|are|was|were) (?:false|untrue|wrong|baseless|fake)\b/i.test(
    text,
  );

/** Whether a text says before a position that something ended or was called off. */
export const isCalledOff = (text: string, index: number) => CALLED_OFF.test(clauseBefore(text, index));

/** A company's own statement against reports: it says that nothing happened. */
const DENIAL =
  /\b(?:reports?|rumou?rs?|speculation|claims|allegations?|articles?|coverage|stor(?:y|ies))\b[^.!?]{0,40}\b(?:(?:is|are|was|were) (?:simply |plainly |entirely )?(?:wrong|false|untrue|incorrect|baseless|unfounded|not (?:true|correct|accurate|right))|without (?:any )?foundation)\b|\b(?:statement|response|responds?|clarification|reply|replies|answer|comment|position)\b[^.!?]{0,20}\b(?:on|to|regarding|about|concerning)\b[^.!?]{0,40}\b(?:reports?|rumou?rs?|speculation|coverage|allegations?|press|media)\b|\b(?:den(?:y|ies|ied)|reject(?:s|ed)?|dismiss(?:es|ed)?|refut(?:es?|ed)|contradict(?:s|ed)?|rebut(?:s|ted)?|disput(?:es?|ed))\b[^.!?]{0,40}\b(?:reports?|rumou?rs?|speculation|claims?|allegations?|talk|stor(?:y|ies))\b|\bnot for sale\b|\brecord straight\b|^(?:clarification|correction)\b|\bno truth (?:in|to)\b/i;

/** Whether a text is a denial of reports about the company. */
export const isDenial = (text: string) => DENIAL.test(text);
