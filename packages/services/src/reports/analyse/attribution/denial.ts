import { clauseBefore } from './clause-before.ts';

/** Words that deny what follows. */
const DENIED =
  /\b(?:not(?! only)|no(?!\.)|none|never|struggl(?:es?|ed|ing) to|scrambl(?:es?|ed|ing) to|battl(?:es?|ed|ing) to|unable to|cannot|denies|denied|denying|declin(?:es|ed|ing)|refus(?:es|ed)|rejects?|rejected|without|fails? to|failed to|fake|hoax|false|falsely|unlikely|yet to|rules? out|ruled out|dismiss(?:es|ed)|debunks?|disput(?:es|ed)|plante(?:nt)?|kein|keine|nicht)\b|n['’]t\b/i;

/** Whether an event at a position of a text is denied there. */
export const isDenied = (text: string, index: number) =>
  DENIED.test(clauseBefore(text, index)) ||
  /\?\s+(?:not|no|hardly|think again|never)\b|\bdeclined? to comment\b|\b(?:no|isn['’]t|not) true\b|\b(?:is|are|was|were) (?:false|untrue|wrong|baseless|fake)\b/i.test(
    text,
  );

/** A company's own statement against reports: it says that nothing happened. */
const DENIAL =
  /\b(?:reports?|rumou?rs?|speculation|claims|allegations?|articles?|coverage|stor(?:y|ies))\b[^.!?]{0,40}\b(?:(?:is|are|was|were) (?:simply |plainly |entirely )?(?:wrong|false|untrue|incorrect|baseless|unfounded|not (?:true|correct|accurate|right))|without (?:any )?foundation)\b|\b(?:statement|response|responds?|clarification|reply|replies|answer|comment|position)\b[^.!?]{0,20}\b(?:on|to|regarding|about|concerning)\b[^.!?]{0,40}\b(?:reports?|rumou?rs?|speculation|coverage|allegations?|press|media)\b|\b(?:den(?:y|ies|ied)|reject(?:s|ed)?|dismiss(?:es|ed)?|refut(?:es?|ed)|contradict(?:s|ed)?|rebut(?:s|ted)?|disput(?:es?|ed))\b[^.!?]{0,40}\b(?:reports?|rumou?rs?|speculation|claims?|allegations?|talk|stor(?:y|ies))\b|\bnot for sale\b|\brecord straight\b|^(?:clarification|correction)\b|\bno truth (?:in|to)\b/i;

/** Whether a text is a denial of reports about the company. */
export const isDenial = (text: string) => DENIAL.test(text);
